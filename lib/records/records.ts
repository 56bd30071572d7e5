import * as z from 'zod/mini';
import { requestOnce } from './request-once';
import { refusedBy, type Source, type RecordError } from './record-error';

/** A supabase-js query. Callers decide about retries: by default the client retries for seven seconds. */
type Question<A> = PromiseLike<A> & { retry: (enabled: boolean) => PromiseLike<A> };

type Answer = {
  data: unknown;
  error: { message: string; code?: string; details?: string | null; hint?: string | null } | null;
  status: number;
  count?: number | null;
};

type Row<T> = z.ZodMiniType<T>;

/** The response to a query that selects at least the columns of `T`, as far as the client's types know. */
type Selected<T> = Answer & { data: { [Column in keyof T]: unknown }[] | null };

async function answered(question: Question<Answer>, source: Source): Promise<Answer> {
  const answer = await requestOnce(question);
  if (answer.error) throw refusedBy(source, answer.status, answer.error);
  return answer;
}

/**
 * Reads rows and validates each with its schema. Throws a `RecordError` if the query was rejected or there was no
 * response, and a `$ZodError` for an invalid row.
 */
export async function readRecords<T>(
  question: Question<Selected<NoInfer<T>>>,
  row: Row<T>,
  source: Source = 'PostgREST',
): Promise<T[]> {
  const { data } = await answered(question, source);
  return z.array(row).parse(data);
}

/** The same for a query with an exact count. */
export async function readRecordsWithCount<T>(
  question: Question<Selected<NoInfer<T>>>,
  row: Row<T>,
) {
  const { data, count } = await answered(question, 'PostgREST');
  return { records: z.array(row).parse(data), count: z.number().parse(count) };
}

/** Changes records through a database function. Returns null on success, otherwise the reason for the form to show. */
export async function writeRecords(procedure: PromiseLike<Answer>): Promise<RecordError | null> {
  const { error, status } = await procedure;
  return error && refusedBy('API', status, error);
}
