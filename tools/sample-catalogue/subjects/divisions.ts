import type { Grade, Pair } from '../types.ts';

type Divisions = Partial<Record<Grade, Pair>>;

export const scientific: Divisions = {
  2: ['علمي', 'Scientific'],
  3: ['علمي علوم وعلمي رياضة', 'Scientific (sciences and mathematics)'],
};
export const sciencesOnly: Divisions = {
  2: ['علمي', 'Scientific'],
  3: ['علمي علوم', 'Scientific (sciences)'],
};
export const mathematical: Divisions = {
  2: ['علمي', 'Scientific'],
  3: ['علمي رياضة', 'Scientific (mathematics)'],
};
export const literary: Divisions = { 2: ['أدبي', 'Literary'], 3: ['أدبي', 'Literary'] };
export const allDivisions: Divisions = {
  2: ['علمي وأدبي', 'Scientific and literary'],
  3: ['جميع الشعب', 'All divisions'],
};
