import type { Entry } from '../../sample-catalogue/types.ts';
import { arabic, english, geography, history } from './humanities.ts';
import type { Lesson } from './lesson.ts';
import { calculus, mathematics, statistics } from './mathematics.ts';
import { biology, chemistry, geology, integratedScience, physics } from './science.ts';

/** By subject and grade. All are of the first term. */
const lessons: Readonly<Record<string, Lesson>> = {
  'PHY-3': physics,
  'CHE-3': chemistry,
  'BIO-3': biology,
  'GEO-3': geology,
  'ISC-1': integratedScience,
  'MTH-1': mathematics,
  'CAL-3': calculus,
  'STT-3': statistics,
  'ARB-3': arabic,
  'ENG-3': english,
  'HIS-3': history,
  'GGR-3': geography,
};

/** The lesson that the pages of a book show; undefined if none has been written for its subject and grade. */
export function lessonOf({ subject, grade, term, level }: Entry): Lesson | undefined {
  return level === 'general' && term !== 'second-term'
    ? lessons[`${subject.code}-${String(grade)}`]
    : undefined;
}
