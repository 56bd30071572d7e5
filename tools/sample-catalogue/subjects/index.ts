import type { Subject } from '../types.ts';
import { algebra } from './algebra.ts';
import { arabic } from './arabic.ts';
import { nahw, sarf } from './azhari-arabic.ts';
import { adab, arud, balagha } from './azhari-literature.ts';
import { biology } from './biology.ts';
import { calculus } from './calculus.ts';
import { chemistry } from './chemistry.ts';
import { english } from './english.ts';
import { hanafiFiqh, hanbaliFiqh, malikiFiqh, shafiiFiqh } from './fiqh.ts';
import { geology } from './geology.ts';
import { economics, geography, history } from './humanities.ts';
import { integratedScience } from './integrated-science.ts';
import { hadith, quran, tafsir, tawhid } from './islamic-sciences.ts';
import { appliedMathematics, mathematics, statistics } from './mathematics.ts';
import { dynamics, statics } from './mechanics.ts';
import { physics } from './physics.ts';
import { programming } from './programming.ts';
import { christianEducation, islamicEducation } from './religion.ts';
import { french, german, italian } from './second-languages.ts';
import { nationalEducation, philosophy, psychology } from './society.ts';

const subjects: readonly Subject[] = [
  arabic,
  english,
  french,
  german,
  italian,
  physics,
  chemistry,
  biology,
  geology,
  integratedScience,
  programming,
  mathematics,
  appliedMathematics,
  calculus,
  algebra,
  statics,
  dynamics,
  statistics,
  history,
  geography,
  economics,
  philosophy,
  psychology,
  nationalEducation,
  islamicEducation,
  christianEducation,
  hanafiFiqh,
  shafiiFiqh,
  malikiFiqh,
  hanbaliFiqh,
  tafsir,
  hadith,
  tawhid,
  quran,
  nahw,
  sarf,
  balagha,
  adab,
  arud,
];

const byCode = new Map(subjects.map((subject) => [subject.code, subject]));

export function subjectOf(code: string): Subject {
  const subject = byCode.get(code);
  if (!subject) throw new Error(`No subject has the code "${code}".`);
  return subject;
}
