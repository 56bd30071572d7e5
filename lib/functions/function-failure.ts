import * as z from 'zod/mini';
import { functionError } from '@/supabase/functions/_shared/contracts/function-error';

/**
 * Why a call of a server function failed. `code` comes from the function, or is one of `unreachable`, `timeout`,
 * `malformed`, `incomplete` (a success without what the contract requires) and `unknown` (an error in another format).
 * `status` is 0 if there was no response.
 */
export type FunctionFailure = { code: string; message: string; status: number };

/** Whether it is unknown if the function did its work: it did not respond, or its response was lost. */
export function isUnanswered({ status }: FunctionFailure): boolean {
  return status === 0 || status >= 500;
}

// The maximum length of a body in another format; it is shown to the shopper.
const longestText = 300;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of an error page, or plain text. */
const plainText = (text: string) =>
  text
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gis, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

/** Reads an error response. A body in another format comes from a gateway in front of the function. */
export async function readFailure(answer: Response): Promise<FunctionFailure> {
  const text = await answer.text();
  const { status } = answer;
  const body = parsed(text);
  const error = functionError.safeParse(body);
  if (error.success) return { ...error.data, status };
  // JSON is not readable for shoppers, so only its message is shown.
  const { message = '' } =
    body === undefined
      ? { message: plainText(text) }
      : (z.pick(functionError, { message: true }).safeParse(body).data ?? {});
  return { code: message === '' ? 'malformed' : 'unknown', message, status };
}

/** Describes a request without a response. Errors that are not network errors are rethrown. */
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
