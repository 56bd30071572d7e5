import { functionErrorCodes } from '@/supabase/functions/_shared/contracts/function-error';
import type { FunctionFailure } from './function-failure';

const ours: ReadonlySet<string> = new Set(functionErrorCodes);

/**
 * The failure's own message, for codes without a message on the page. Only for errors from elsewhere, such as a payment
 * provider: messages of the shop's functions are in English and meant for developers.
 */
export function ownWords({ code, message }: Pick<FunctionFailure, 'code' | 'message'>): string {
  return ours.has(code) ? '' : message;
}
