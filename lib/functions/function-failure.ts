import { functionError } from '@/supabase/functions/_shared/contracts/function-error';

/**
 * Why a server function did not do what it was asked. `code` is the function's own, or one of ours: `unreachable`,
 * `timeout`, `malformed`. `status` is 0 without an answer.
 */
export type FunctionFailure = { code: string; message: string; status: number };

/** Nobody knows whether the function did its work: it did not answer, or its answer was lost on the way. */
export function isUnanswered({ status }: FunctionFailure): boolean {
  return status === 0 || status >= 500;
}

/** What an answer that is no success says; a body of any other shape is from somebody in front of the function. */
export async function readFailure(answer: Response): Promise<FunctionFailure> {
  const text = await answer.text();
  const { status } = answer;
  try {
    return { ...functionError.parse(JSON.parse(text)), status };
  } catch {
    // A gateway's page, or nothing at all: no words for a shopper.
    return { code: 'malformed', message: '', status };
  }
}

/** A request that brought no answer; anything that is not the network's doing is thrown on. */
export function withoutAnswer(error: unknown): FunctionFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError')
    return { code: 'timeout', message: '', status: 0 };
  // A success whose body was cut off on the way.
  if (error instanceof SyntaxError) return { code: 'malformed', message: '', status: 0 };
  if (error instanceof TypeError || /^(?:ChunkLoadError|AuthRetryableFetchError)$/.test(name))
    return { code: 'unreachable', message: '', status: 0 };
  throw error;
}
