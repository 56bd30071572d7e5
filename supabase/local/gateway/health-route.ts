import { type Context } from 'hono';
import { type RequestQueue } from './request-queue.ts';

/** In milliseconds. Below the time limit of health checks. */
const answerWithinMs = 1_500;

interface Options {
  queue: RequestQueue;
  checkDatabase: () => Promise<void>;
}

/**
 * Reports whether the database answers, ahead of waiting requests. While it does not, concurrent checks share one
 * query.
 */
export function healthRoute({ queue, checkDatabase }: Options) {
  let question: Promise<boolean> | undefined;

  const check = () => {
    question ??= queue
      .runFirst(checkDatabase)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        question = undefined;
      });
    return question;
  };

  return async (context: Context): Promise<Response> => {
    const ok = await inTime(check());
    const { busyForMs, places } = queue;
    return context.json({ ok, busyForMs: Math.round(busyForMs), places }, ok ? 200 : 503);
  };
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerWithinMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
