import { type Fault } from './common-state.ts';
import { type Language } from './language.ts';

/** Something that a user of a provider's page, or a test, can simulate; shown under its group. */
export interface Scenario<Group extends string> {
  id: string;
  group: Group;
  words: Record<Language, string>;
  /** For failing calls. */
  fault?: Fault;
}
