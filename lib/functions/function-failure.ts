import { functionError } from '@/supabase/functions/_shared/contracts/function-error';

/**
 * Why a call of a server function failed. `code` comes from the function, or is one of `unreachable`, `timeout`,
 * `malformed`. `status` is 0 if there was no answer.
 */
export type FunctionFailure = { code: string; message: string; status: number };

/** Whether it is unknown if the function did its work: it did not answer, or its answer was lost. */
export function isUnanswered({ status }: FunctionFailure): boolean {
  return status === 0 || status >= 500;
}

/** Reads an error response. A body of another format comes from a gateway in front of the function. */
export async function readFailure(answer: Response): Promise<FunctionFailure> {
  const text = await answer.text();
  const { status } = answer;
  try {
    return { ...functionError.parse(JSON.parse(text)), status };
  } catch {
    // A gateway's error page or an empty body: nothing to show to a shopper.
    return { code: 'malformed', message: '', status };
  }
}

/** Describes a request without an answer. Errors that are not network errors are rethrown. */
export function withoutAnswer(error: unknown): FunctionFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError')
    return { code: 'timeout', message: '', status: 0 };
  // A successful response whose body was truncated.
  if (error instanceof SyntaxError) return { code: 'malformed', message: '', status: 0 };
  if (error instanceof TypeError || /^(?:ChunkLoadError|AuthRetryableFetchError)$/.test(name))
    return { code: 'unreachable', message: '', status: 0 };
  throw error;
}
