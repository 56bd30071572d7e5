import { z } from 'zod';
import { askOnce } from './ask-once';
import { refusedBy, type Asked, type RecordError } from './record-error';

/** A question of supabase-js. */
type Question<A> = PromiseLike<A> & { retry: (enabled: boolean) => PromiseLike<A> };

type Answer = {
  data: unknown;
  error: { message: string; code?: string; details?: string | null; hint?: string | null } | null;
  status: number;
  count?: number | null;
};

type Row<T> = z.ZodType<T>;

async function answered(question: Question<Answer>, asked: Asked): Promise<Answer> {
  const answer = await askOnce(question);
  if (answer.error) throw refusedBy(asked, answer.status, answer.error);
  return answer;
}

/**
 * Reads rows and checks each against its schema. A refusal, and an answer that never came, are thrown as a
 * `RecordError`; a row of another shape as a `ZodError`.
 */
export async function readRecords<T>(
  question: Question<Answer>,
  row: Row<T>,
  asked: Asked = 'PostgREST',
): Promise<T[]> {
  const { data } = await answered(question, asked);
  return z.array(row).parse(data);
}

/** The same for a question that asks for the exact number of rows, too. */
export async function readRecordsWithCount<T>(question: Question<Answer>, row: Row<T>) {
  const { data, count } = await answered(question, 'PostgREST');
  return { records: z.array(row).parse(data), count: z.number().parse(count) };
}

/** Has a procedure write records. Why it did not, null when it did: what it refuses with is the form's to tell. */
export async function writeRecords(procedure: PromiseLike<Answer>): Promise<RecordError | null> {
  const { error, status } = await procedure;
  return error && refusedBy('API', status, error);
}
