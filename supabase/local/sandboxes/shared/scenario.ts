import { type Fault } from './common-state.ts';
import { type Language } from './language.ts';

/** Something that a person at a provider's page, or a test, can ask to happen; shown under its group. */
export interface Scenario<Group extends string> {
  id: string;
  group: Group;
  words: Record<Language, string>;
  /** For what goes wrong with calls. */
  fault?: Fault;
}
