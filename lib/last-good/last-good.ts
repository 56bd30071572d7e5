import type { z } from 'zod';
import { seconds } from '@/lib/time';
import type { AnswerStore } from './answer-store';

export type Question<T> = {
  /** Names the question among all that are asked. */
  key: string;
  schema: z.ZodType<T>;
  read: () => Promise<T>;
  /** What does not exist is not kept: anybody can think of a name. Everything else is, unless told here. */
  isWorthKeeping?: (answer: T) => boolean;
};

type Options = {
  store: AnswerStore;
  /** Told before an old answer is given. */
  onOld: () => void;
  /** Told of failures of a backend that does answer: nobody else will hear of them. */
  onFailure: (error: unknown, key: string) => void;
};

/** How long a question with an old answer waits for a new one. */
const patience = seconds(3);
/** For so long after a wait in vain, a question with an old answer does not wait at all. */
const doubt = seconds(5);
/** For so long after a request that was never answered, a question without an old answer is not even asked. */
const silence = seconds(3);

/** Node's `fetch` could not reach the backend, or gave it up: there was no answer, not even one that refuses. */
const isSilence = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.message === 'fetch failed');

const exists = (answer: unknown) =>
  answer !== null && !(Array.isArray(answer) && answer.length === 0);

/**
 * The backend's answer or, when it fails or takes more than three seconds, the last good one (`stale-if-error`). Rejects
 * only when there never was one, after at most one time limit of `read`: pages ask several times before they give up.
 */
export function lastGoodAnswers({ store, onOld, onFailure }: Options) {
  let doubtedUntil = 0;
  let silentUntil = 0;

  async function ask<T>({ key, read, isWorthKeeping = exists }: Question<T>): Promise<T> {
    try {
      const answer = await read();
      [doubtedUntil, silentUntil] = [0, 0];
      // A folder that cannot be written costs the safety net, not the page.
      await (isWorthKeeping(answer) ? store.write(key, answer) : store.remove(key)).catch(
        () => undefined,
      );
      return answer;
    } catch (error) {
      if (isSilence(error)) silentUntil = Date.now() + silence;
      throw error;
    }
  }

  /** Undefined when the backend failed, or has not answered in time; a later answer is kept all the same. */
  async function askPatiently<T>(question: Question<T>): Promise<{ answer: T } | undefined> {
    // One waits at a time.
    const wasDoubted = doubtedUntil > 0;
    if (wasDoubted) doubtedUntil = Date.now() + patience + doubt;
    let timer: NodeJS.Timeout | undefined;
    const inTime = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        doubtedUntil = Date.now() + doubt;
        resolve(undefined);
      }, patience);
    });
    const asked = ask(question).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (isSilence(error)) doubtedUntil = Date.now() + doubt;
        else onFailure(error, question.key);
        return undefined;
      },
    );
    return Promise.race([asked, inTime]).finally(() => {
      clearTimeout(timer);
    });
  }

  return async function lastGood<T>(question: Question<T>): Promise<T> {
    const kept = question.schema.safeParse(await store.read(question.key));
    if (!kept.success) {
      if (Date.now() < silentUntil) throw new Error('The backend did not answer a moment ago.');
      return ask(question);
    }
    const asked = Date.now() < doubtedUntil ? undefined : await askPatiently(question);
    if (asked) return asked.answer;
    onOld();
    return kept.data;
  };
}
