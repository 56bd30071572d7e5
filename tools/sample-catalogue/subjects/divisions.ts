import type { Divisions } from '../types.ts';

/** In the second year the scientific division is not split yet. */
const secondYear = {
  name: ['علمي', 'Scientific'],
  tracks: ['scientific', 'mathematics'],
} as const;

export const scientific: Divisions = {
  2: secondYear,
  3: {
    name: ['علمي علوم وعلمي رياضة', 'Scientific (sciences and mathematics)'],
    tracks: ['scientific', 'mathematics'],
  },
};
export const sciencesOnly: Divisions = {
  2: secondYear,
  3: { name: ['علمي علوم', 'Scientific (sciences)'], tracks: ['scientific'] },
};
export const mathematical: Divisions = {
  2: secondYear,
  3: { name: ['علمي رياضة', 'Scientific (mathematics)'], tracks: ['mathematics'] },
};
export const literary: Divisions = {
  2: { name: ['أدبي', 'Literary'], tracks: ['literary'] },
  3: { name: ['أدبي', 'Literary'], tracks: ['literary'] },
};
const secondYearOfAll = { name: ['علمي وأدبي', 'Scientific and literary'], tracks: [] } as const;

export const allDivisionsOfSecondYear: Divisions = { 2: secondYearOfAll };
export const allDivisions: Divisions = {
  2: secondYearOfAll,
  3: { name: ['جميع الشعب', 'All divisions'], tracks: [] },
};
