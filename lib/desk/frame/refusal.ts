import { RecordError } from '@/lib/records/record-error';
import { isDeskRefusal, type DeskRefusal } from '../contract/refusals';

/** Why a change was refused: keys of the messages under `deskRefusals`. */
export type Trouble = DeskRefusal | 'unanswered' | 'failed';

/** The message key for an error. Unexpected errors are reported. */
export function refusalOf(error: unknown): Trouble {
  if (error instanceof RecordError) {
    if (isDeskRefusal(error.reason)) return error.reason;
    if (error.code === 'unanswered') return 'unanswered';
    if (error.code === 'unauthorized') return 'not_signed_in';
  }
  if (error instanceof TypeError) return 'unanswered';
  console.error(error);
  return 'failed';
}
