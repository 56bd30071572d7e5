import type { z } from 'zod';
import { seconds } from '@/lib/time';
import type { AnswerStore } from './answer-store';

export type Question<T> = {
  /** Names the question among all that are asked. */
  key: string;
  schema: z.ZodType<T>;
  read: () => Promise<T>;
  /** Everything but null unless told here: of names of what does not exist there is no end. */
  isWorthKeeping?: (answer: T) => boolean;
};

type Options = {
  store: AnswerStore;
  /** Called before an old answer is given. */
  onOld: () => void;
  /** Called when the backend falls silent, and when it answers again. */
  onOutage: (event: 'begun' | 'over') => void;
  /** Called when a backend that does answer answers with a failure, which an old answer would hide. */
  onFailure: (error: unknown, key: string) => void;
};

/** How long a question with an old answer waits for a new one, and how long one without. */
const patience = seconds(3);
const longestWait = seconds(6);
/** For so long after a wait in vain, a question with an old answer does not wait. */
const doubt = seconds(5);
/** For so long after a question that got no answer, one without an old answer fails at once. */
const silence = seconds(3);

const later = Symbol('later');

const exists = (answer: unknown) => answer !== null;

/** Node's `fetch` could not reach the backend, or gave it up. */
function isSilence(error: unknown): boolean {
  const { name, message } = Object(error) as Partial<Error>;
  return name === 'TimeoutError' || message === 'fetch failed';
}

/** `later` when the promise takes longer. */
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
 * Answers questions with what the backend says or, when it fails or takes more than three seconds, with the last good
 * answer (`stale-if-error`). Rejects only when there never was one, after six seconds at most; a page that asks again after
 * that fails at once.
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

  async function ask<T>({ key, read, isWorthKeeping = exists }: Question<T>): Promise<T> {
    try {
      const answer = await read();
      noteAnswer();
      // A folder that cannot be written costs the safety net, not the page.
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
      throw new Error('The backend gave no answer a moment ago.');
    return old;
  }

  /** For whoever has nothing else to show. */
  async function waitLonger<T>(asked: Promise<T>): Promise<T> {
    const answer = await within(longestWait - patience, asked);
    if (answer !== later) return answer;
    noteSilence();
    throw new Error('The backend gave no answer in time.');
  }

  return async function lastGood<T>(question: Question<T>): Promise<T> {
    const atOnce = await withoutWaiting(question);
    if (atOnce) return atOnce.answer;
    // After a doubt one waits, for all.
    if (doubtedUntil > 0) doubtedUntil = Date.now() + patience + doubt;
    const asked = ask(question);
    const outcome = await within(
      patience,
      asked.then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    );
    if (outcome !== later && 'answer' in outcome) return outcome.answer;
    if (outcome === later) doubtedUntil = Date.now() + doubt;
    const old = await oldAnswer(question);
    if (!old) return waitLonger(asked);
    if (outcome !== later && !isSilence(outcome.error)) onFailure(outcome.error, question.key);
    return old.answer;
  };
}
