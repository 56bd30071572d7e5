import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { requestOnce } from '@/lib/records/request-once';
import { refusedBy } from '@/lib/records/record-error';
import type { DeskProcedure } from '../contract/procedure';

type Answered = { data: unknown; error: PostgrestError | null; status: number };

/**
 * Calls a function of the desk with the user's session and validates the result. Throws a `RecordError`, whose `reason`
 * is the function's error code, and a `$ZodError` for an invalid result.
 */
export async function callDesk<A extends object, T>(
  client: Pick<SupabaseClient, 'rpc'>,
  { name, answer }: DeskProcedure<string, A, T>,
  parameters: A,
): Promise<T> {
  const answered: Answered = await requestOnce(client.rpc(name, parameters));
  if (answered.error) throw refusedBy('API', answered.status, answered.error);
  return answer.parse(answered.data);
}
