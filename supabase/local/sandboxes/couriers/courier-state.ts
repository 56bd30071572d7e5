import { type CommonState, emptyState } from '../shared/common-state.ts';
import { type Language } from '../shared/language.ts';

/** What a courier can be made to say about a parcel. */
export interface CourierScenario {
  id: string;
  /** A number that begins like this has this fate, without anybody asking for it. */
  begins: string;
  words: Record<Language, string>;
}

export interface CourierState extends CommonState {
  /** When each parcel was first asked about: its story is told as of then. */
  firstAsked: Record<string, number>;
  /** What the shop asked lately. */
  questions: { at: number; codes: string[] }[];
}

export function emptyCourierState(): CourierState {
  return { ...emptyState(), firstAsked: {}, questions: [] };
}
