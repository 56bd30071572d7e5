import type { KindCode } from '../sample-catalogue/types.ts';

/** A subject's four colours, dark to light; every series uses them in its own way. */
interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly pale: string;
}

const palette = (deep: string, mid: string, bright: string, pale: string): Palette => ({
  deep,
  mid,
  bright,
  pale,
});

const palettes: Readonly<Record<string, Palette>> = {
  PHY: palette('#1d2a5e', '#3a52a8', '#f4b942', '#e6eaf7'),
  CHE: palette('#0d4a48', '#1f8580', '#f08a5d', '#e0f1ee'),
  BIO: palette('#23502a', '#4c9150', '#e9c84a', '#e9f3e2'),
  GEO: palette('#6b3419', '#b2683a', '#e8c07a', '#f6ebdd'),
  ISC: palette('#0f4763', '#2c86ad', '#9ad06a', '#e2f1f7'),
  PRG: palette('#20283a', '#4b5f8a', '#5fd3b3', '#e8ecf3'),
  MTH: palette('#35276b', '#6a55b5', '#f6c453', '#edeaf7'),
  APP: palette('#23405e', '#4478a8', '#f0a45b', '#e6eef6'),
  CAL: palette('#6a1b3d', '#b23a68', '#f3c566', '#f8e8ee'),
  ALG: palette('#4a1f5c', '#8a47a6', '#7fd0c4', '#f2e8f6'),
  STA: palette('#2b4350', '#5c8798', '#f2b25c', '#e7eff2'),
  DYN: palette('#7d2a12', '#c9562f', '#f5cf73', '#fbeae2'),
  STT: palette('#124b56', '#33909c', '#f2a97c', '#e2f2f3'),
  ARB: palette('#651c2a', '#a8414f', '#e3b65b', '#f7e9e6'),
  ENG: palette('#173f7f', '#3d74c2', '#f06a5c', '#e5eefa'),
  FRE: palette('#25307a', '#5866c0', '#ef7f8d', '#e9ebf8'),
  GER: palette('#33302c', '#8a7431', '#e2ac2f', '#f3efe2'),
  ITA: palette('#1f5440', '#46916f', '#e0664a', '#e6f3ec'),
  HIS: palette('#4f3318', '#98693a', '#dfb264', '#f5ecdd'),
  GGR: palette('#0e4a5f', '#2f86a0', '#e5a955', '#e1f0f4'),
  ECO: palette('#17483a', '#3f8f70', '#d9b24c', '#e5f2ec'),
  PHL: palette('#46294d', '#85588f', '#d6b370', '#f1e9f3'),
  PSY: palette('#7c2b4a', '#bb5f7f', '#78c2b4', '#f9e9ef'),
  CIV: palette('#7a1c26', '#b84a4f', '#d8b25a', '#f8e9e8'),
  REL: palette('#19503f', '#3f8d72', '#dcb760', '#e6f2ec'),
  CHR: palette('#273a77', '#5670b8', '#dcb760', '#e8ecf8'),
  FQN: palette('#14503f', '#3b8a6d', '#d9b35a', '#e8f2ea'),
  FQS: palette('#1f3f66', '#4a76ab', '#d9b35a', '#e7eef6'),
  FQM: palette('#6a3b1b', '#a96c3c', '#e0bd72', '#f6ecdf'),
  FQB: palette('#52244a', '#8f5184', '#d9b35a', '#f4e8f2'),
  TFS: palette('#0f4a52', '#2f8088', '#dcb45c', '#e2f0f1'),
  HDT: palette('#5b2531', '#9a5060', '#dcb45c', '#f6e9ea'),
  TWH: palette('#1c2f57', '#4a679f', '#e6c067', '#e8edf6'),
  QRN: palette('#0f4d37', '#2f8561', '#e2bd62', '#e4f2ea'),
  NHW: palette('#70361a', '#b06a3a', '#e7c178', '#f8ecdf'),
  SRF: palette('#3d4a1e', '#78893f', '#dfba5e', '#f0f2e2'),
  BLG: palette('#6c1f4d', '#a9527f', '#e0b964', '#f7e7f0'),
  ADB: palette('#2f2b5b', '#655fa3', '#ddb766', '#ebeaf5'),
  ARD: palette('#184e57', '#438c96', '#e0b25a', '#e3f1f2'),
};

function paletteOf(subject: string): Palette {
  const found = palettes[subject];
  if (!found) throw new Error(`No palette for ${subject}.`);
  return found;
}

/** A colour part of the way from one to the other. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, index: number) =>
    parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(from, index) * (1 - part) + channel(to, index) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colours of one cover: what the kind of book makes of its subject's palette. */
export interface Scheme extends Palette {
  readonly ground: string;
  readonly panel: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  /** The bright colour for words on dark ground. */
  readonly glint: string;
  readonly dark: boolean;
}

const cream = '#fdf6e7';
const paper = '#fcf8ef';
const night = '#0c1226';

function darkScheme(colours: Palette, ground: string): Scheme {
  return {
    ...colours,
    ground,
    panel: mix(ground, '#000000', 0.22),
    ink: cream,
    soft: mix(ground, cream, 0.78),
    line: mix(ground, '#ffffff', 0.24),
    accent: colours.bright,
    glint: mix(colours.bright, cream, 0.5),
    dark: true,
  };
}

function lightScheme(colours: Palette, ground: string): Scheme {
  return {
    ...colours,
    ground,
    panel: mix(ground, colours.mid, 0.16),
    ink: colours.deep,
    soft: mix(colours.deep, ground, 0.22),
    line: mix(ground, colours.mid, 0.34),
    accent: colours.mid,
    glint: mix(colours.bright, cream, 0.5),
    dark: false,
  };
}

export function schemeOf(subject: string, kind: KindCode): Scheme {
  const colours = paletteOf(subject);
  switch (kind) {
    case 'EXP':
    case 'ATL':
      return darkScheme(colours, colours.deep);
    case 'FIN':
      return darkScheme(colours, mix(colours.deep, night, 0.62));
    case 'MOD':
    case 'CRD':
      return darkScheme(colours, mix(colours.mid, colours.deep, 0.45));
    case 'NTS':
    case 'RDR':
      return lightScheme(colours, colours.pale);
    case 'QBK':
    case 'WRK':
    case 'PST':
      return lightScheme(colours, mix(paper, colours.pale, 0.35));
  }
}
