import { type CommonState, emptyState } from '../shared/common-state.ts';
import { type Language } from '../shared/language.ts';

/** A simulated history of a parcel. */
export interface CourierScenario {
  id: string;
  /** Numbers with this prefix have this scenario by default. */
  begins: string;
  words: Record<Language, string>;
}

export interface CourierState extends CommonState {
  /** The time of the first query about each parcel, to which its history is relative. */
  firstRequest: Record<string, number>;
  /** Recent queries by the shop. */
  questions: { at: number; codes: string[] }[];
}

export function emptyCourierState(): CourierState {
  return { ...emptyState(), firstRequest: {}, questions: [] };
}
