import * as faith from './faith.ts';
import * as humanities from './humanities.ts';
import * as letters from './letters.ts';
import * as mathematics from './mathematics.ts';
import type { Motif } from './motif.ts';
import * as science from './science.ts';

const motifs: Readonly<Record<string, Motif>> = {
  PHY: science.physics,
  CHE: science.chemistry,
  BIO: science.biology,
  GEO: science.geology,
  ISC: science.integratedScience,
  PRG: science.programming,
  MTH: mathematics.mathematics,
  APP: mathematics.appliedMathematics,
  CAL: mathematics.calculus,
  ALG: mathematics.algebra,
  STA: mathematics.statics,
  DYN: mathematics.dynamics,
  STT: mathematics.statistics,
  ECO: mathematics.economics,
  ARB: letters.arabic,
  ENG: letters.english,
  FRE: letters.french,
  GER: letters.german,
  ITA: letters.italian,
  NHW: letters.nahw,
  SRF: letters.sarf,
  ARD: letters.arud,
  ADB: letters.literature,
  HIS: humanities.history,
  GGR: humanities.geography,
  PHL: humanities.philosophy,
  PSY: humanities.psychology,
  CIV: humanities.nationalEducation,
  REL: faith.islamicEducation,
  CHR: faith.christianEducation,
  FQN: faith.hanafi,
  FQS: faith.shafii,
  FQM: faith.maliki,
  FQB: faith.hanbali,
  TFS: faith.tafsir,
  HDT: faith.hadith,
  QRN: faith.quran,
  BLG: faith.balagha,
  TWH: science.light,
};

export function motifOf(subject: string): Motif {
  const motif = motifs[subject];
  if (!motif) throw new Error(`No drawing for ${subject}.`);
  return motif;
}
