import { type FunctionErrorCode } from '../contracts/function-error.ts';
import { type Refusal, refusal } from '../http/refusal.ts';
import { type VendorFailure, type VendorFailureCode } from '../vendors/vendor-event.ts';

const codes: Record<VendorFailureCode, FunctionErrorCode> = {
  not_configured: 'provider_not_offered',
  refused: 'provider_refused',
  malformed: 'provider_refused',
  duplicate: 'provider_refused',
  not_found: 'provider_refused',
  bad_signature: 'provider_refused',
  unavailable: 'provider_unavailable',
  timeout: 'provider_timeout',
};

/** Converts a provider's failure to a refusal; the provider's own message is only logged. */
export function refusalOfVendor(provider: string, error: VendorFailure): Refusal {
  console.error(`${provider} failed (${error.code}):`, error.message ?? '');
  return refusal(codes[error.code]);
}
