import { functionErrorCodes } from '@/supabase/functions/_shared/contracts/function-error';
import type { FunctionFailure } from './function-failure';

const ours: ReadonlySet<string> = new Set(functionErrorCodes);

/**
 * What a failure says itself, for a code that the page has no words for. Only one that is not the shop's own, as a
 * provider's, may: our functions' messages are English, and for developers.
 */
export function ownWords({ code, message }: Pick<FunctionFailure, 'code' | 'message'>): string {
  return ours.has(code) ? '' : message;
}
