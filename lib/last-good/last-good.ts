import type * as z from 'zod/mini';
import { seconds } from '@/lib/time';
import type { AnswerStore } from './answer-store';

export type Question<T> = {
  /** Identifies the query. */
  key: string;
  schema: z.ZodMiniType<T>;
  read: () => Promise<T>;
  /** By default everything except null is saved. Without this filter, made-up names would be saved without limit. */
  isWorthKeeping?: (answer: T) => boolean;
};

type Options = {
  store: AnswerStore;
  /** Called before a saved response is returned. */
  onOld: () => void;
  /** Called when the backend stops responding, and when it responds again. */
  onOutage: (event: 'begun' | 'over') => void;
  /** Called when the backend responds with an error, which a saved response would hide. */
  onFailure: (error: unknown, key: string) => void;
};

/** Time limits for queries with and without a saved response. */
const patience = seconds(3);
const longestWait = seconds(6);
/** After a timeout, queries with a saved response do not wait for this long. */
const doubt = seconds(5);
/** After a query without a response, queries without a saved response fail at once for this long. */
const silence = seconds(3);

const later = Symbol('later');

const exists = (answer: unknown) => answer !== null;

/** Whether `fetch` could not reach the backend, or timed out. */
function isSilence(error: unknown): boolean {
  const { name, message } = Object(error) as Partial<Error>;
  return name === 'TimeoutError' || message === 'fetch failed';
}

/** Resolves to `later` if the promise takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | typeof later> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof later>((resolve) => {
    timer = setTimeout(resolve, milliseconds, later);
  });
  return Promise.race([promise, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * Returns the backend's response or, if it fails or takes more than three seconds, the last good one
 * (`stale-if-error`). Rejects only if none was saved, after at most six seconds; further queries then fail at once.
 */
export function lastGoodAnswers({ store, onOld, onOutage, onFailure }: Options) {
  let doubtedUntil = 0;
  let silentUntil = 0;

  function noteSilence(): void {
    if (silentUntil === 0) onOutage('begun');
    doubtedUntil = Date.now() + doubt;
    silentUntil = Date.now() + silence;
  }

  function noteAnswer(): void {
    if (silentUntil > 0) onOutage('over');
    doubtedUntil = silentUntil = 0;
  }

  async function readLastGood<T>({ key, read, isWorthKeeping = exists }: Question<T>): Promise<T> {
    try {
      const answer = await read();
      noteAnswer();
      // If the folder is not writable, only the fallback is lost.
      const kept = isWorthKeeping(answer) ? store.write(key, answer) : store.remove(key);
      await kept.catch(() => undefined);
      return answer;
    } catch (error) {
      if (isSilence(error)) noteSilence();
      throw error;
    }
  }

  async function oldAnswer<T>({ key, schema }: Question<T>): Promise<{ answer: T } | null> {
    const kept = schema.safeParse(await store.read(key));
    if (!kept.success) return null;
    onOld();
    return { answer: kept.data };
  }

  async function withoutWaiting<T>(question: Question<T>): Promise<{ answer: T } | null> {
    if (Date.now() >= doubtedUntil) return null;
    const old = await oldAnswer(question);
    if (!old && Date.now() < silentUntil)
      throw new Error('The backend did not respond a moment ago.');
    return old;
  }

  /** For queries without a saved response. */
  async function waitLonger<T>(reading: Promise<T>): Promise<T> {
    const answer = await within(longestWait - patience, reading);
    if (answer !== later) return answer;
    noteSilence();
    throw new Error('The backend did not respond in time.');
  }

  return async function lastGood<T>(question: Question<T>): Promise<T> {
    const atOnce = await withoutWaiting(question);
    if (atOnce) return atOnce.answer;
    // After a timeout, one query at a time tests whether the backend responds again; the others do not wait.
    if (doubtedUntil > 0) doubtedUntil = Date.now() + patience + doubt;
    const reading = readLastGood(question);
    const outcome = await within(
      patience,
      reading.then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    );
    if (outcome !== later && 'answer' in outcome) return outcome.answer;
    if (outcome === later) doubtedUntil = Date.now() + doubt;
    const old = await oldAnswer(question);
    if (!old) return waitLonger(reading);
    if (outcome !== later && !isSilence(outcome.error)) onFailure(outcome.error, question.key);
    return old.answer;
  };
}
