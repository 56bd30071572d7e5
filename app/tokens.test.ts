import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const colours = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
const [lightBlock, darkBlock] = css.split('@media (prefers-color-scheme: dark)');
const light = colours(lightBlock!);
const schemes = { light, dark: { ...light, ...colours(darkBlock!) } };

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const papers = ['background', 'card', 'popover', 'muted', 'secondary'];
const on = (texts: string[], grounds: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

/** WCAG 2.2: 4.5 for text, 3 for the outline of controls and the focus. */
const textPairs = [
  ...on(['foreground', 'muted-foreground', 'primary', 'destructive'], papers),
  ...on(['gilt'], ['background', 'card']),
  ...[
    ...['card', 'popover', 'secondary', 'accent', 'primary', 'destructive', 'cloth'],
    ...['amber', 'blue', 'purple', 'green', 'red'],
  ].map((ground) => [`${ground}-foreground`, ground] as const),
  ['secondary-foreground', 'secondary-hover'],
  ['primary-foreground', 'primary-hover'],
] as const;
const controlPairs = on(['input', 'ring'], ['background', 'card', 'muted']);

const cases = Object.entries(schemes).flatMap(([scheme, values]) => [
  ...textPairs.map(([text, ground]) => ({ scheme, values, text, ground, least: 4.5 })),
  ...controlPairs.map(([text, ground]) => ({ scheme, values, text, ground, least: 3 })),
]);

test.each(cases)('$scheme: $text on $ground has at least $least', (pair) => {
  const { values, text, ground, least } = pair;
  expect(contrast(values[text]!, values[ground]!)).toBeGreaterThanOrEqual(least);
});

test('the browser’s theme colour is the page background', () => {
  const layout = readFileSync(new URL('../lib/seo/site-metadata.ts', import.meta.url), 'utf8');
  for (const { background } of Object.values(schemes)) expect(layout).toContain(background!);
});
