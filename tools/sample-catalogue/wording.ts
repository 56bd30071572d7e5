import { counted, day, exam, model, question, withLi } from './arabic-text.ts';
import { between } from './chance.ts';
import { kinds } from './kinds.ts';
import { ownerOf } from './owners.ts';
import type { Entry, Grade, Owner, Pair } from './types.ts';

const gradeNames: Readonly<Record<Grade, string>> = { 1: 'الأول', 2: 'الثاني', 3: 'الثالث' };

function gradeName(entry: Entry): Pair {
  const azhari = entry.level === 'azhari';
  return [
    `الصف ${gradeNames[entry.grade]} الثانوي${azhari ? ' الأزهري' : ''}`,
    `${azhari ? 'Azhari ' : ''}Secondary ${entry.grade}`,
  ];
}

export function ownerOfEntry({ series, subject, sku }: Entry): Owner {
  const { owner } = series;
  if (typeof owner === 'string') return ownerOf(owner);
  const code = owner[subject.code] ?? owner.default;
  if (!code) throw new Error(`${series.code} has no owner for ${subject.code} (${sku}).`);
  return ownerOf(code);
}

export interface Figures {
  readonly questions: number;
  readonly models: number;
  readonly exams: number;
  readonly days: number;
}

export function figuresOf({ sku, kind }: Entry): Figures {
  const { low, high } = kinds[kind].questions;
  return {
    questions: between(sku, 'questions', low, high, high > 300 ? 50 : 10),
    models: between(sku, 'models', kind === 'MOD' ? 12 : 6, kind === 'MOD' ? 24 : 12, 2),
    exams: between(sku, 'exams', 14, 26, 2),
    days: between(sku, 'days', 21, 35, 7),
  };
}

/** Fills the {places} of a sentence for one book, in both languages. */
export function fill([arabic, english]: Pair, entry: Entry): Pair {
  const { questions, models, exams, days } = figuresOf(entry);
  const [gradeArabic, gradeEnglish] = gradeName(entry);
  const owner = ownerOfEntry(entry).name;
  const words: Readonly<Record<string, Pair>> = {
    s: entry.subject.label,
    g: [gradeArabic, gradeEnglish],
    lg: [withLi(gradeArabic), gradeEnglish],
    t: owner,
    q: [counted(questions, question), `${questions} questions`],
    m: [counted(models, model), `${models} model papers`],
    x: [counted(exams, exam), `${exams} past papers`],
    d: [counted(days, day), `${days} days`],
  };
  const put = (text: string, side: 0 | 1): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = words[name];
      if (!word) throw new Error(`No word for {${name}}.`);
      return word[side];
    });
  return [put(arabic, 0), put(english, 1)];
}
