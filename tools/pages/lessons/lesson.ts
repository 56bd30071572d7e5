/** A multiple-choice question. */
export interface Question {
  readonly prompt: string;
  readonly options: readonly [string, string, string, string];
  /** The place of the right option, from 0. */
  readonly right: 0 | 1 | 2 | 3;
  readonly why: string;
}

/** What the pages of a book show of one lesson. Texts are Arabic; formulas and examples are written left to right. */
export interface Lesson {
  readonly title: string;
  readonly opening: string;
  readonly body: string;
  /** The caption of the drawing, which is the subject's motif. */
  readonly caption: string;
  /** A worked example, line by line, or sentences of a foreign language. */
  readonly example: { readonly heading: string; readonly lines: readonly string[] };
  readonly remember: string;
  /** Words and what they mean. */
  readonly terms: readonly (readonly [string, string])[];
  readonly questions: readonly Question[];
}
