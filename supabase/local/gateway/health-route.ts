import { type Context } from 'hono';
import { type RequestQueue } from './request-queue.ts';

/** Below the time after which whoever asks gives up. */
const answerWithinMs = 1_500;

interface Options {
  queue: RequestQueue;
  askDatabase: () => Promise<void>;
}

/**
 * Says whether the database answers, which it is asked before everybody else's requests. While it does not, one question
 * stands for all who want to know.
 */
export function healthRoute({ queue, askDatabase }: Options) {
  let question: Promise<boolean> | undefined;

  const ask = () => {
    question ??= queue
      .runFirst(askDatabase)
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
    const ok = await inTime(ask());
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
