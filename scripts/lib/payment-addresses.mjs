import { isLoopback } from '../../supabase/functions/_shared/contracts/loopback.mjs';
import { offeredProviders } from '../../supabase/functions/_shared/contracts/payment-providers.mjs';
import { PlainError } from './plain-error.mjs';

const vendors = {
  fawry: { name: 'Fawry', variable: 'FAWRY_BASE_URL' },
  paymob: { name: 'Paymob', variable: 'PAYMOB_BASE_URL' },
};

/**
 * The embedded backend's simulated chat; not in a live shop, and not if the variable is set, even to an empty value.
 */
function sandboxChat(backendUrl, environment) {
  if (environment.APP_ENV === 'live' || environment.CHATWOOT_BASE_URL !== undefined) return {};
  return {
    CHATWOOT_BASE_URL: `${backendUrl}/sandbox/chatwoot`,
    CHATWOOT_WEBSITE_TOKEN: 'sandbox-website-token',
  };
}

/** The addresses of the sandboxes of the payment providers and the live chat, for the shop's server. */
export function sandboxAddresses(backendUrl, environment) {
  const paths = { fawry: '/sandbox/fawry', paymob: '/sandbox/paymob' };
  const own = Object.entries(vendors).map(([id, { variable }]) => [
    variable,
    environment[variable] || backendUrl + paths[id],
  ]);
  return { ...Object.fromEntries(own), ...sandboxChat(backendUrl, environment) };
}

/**
 * Rejects sandboxes in a live shop (`APP_ENV=live`), where orders must be paid with real money. `isHosted` says whether
 * the backend is a Supabase project; the embedded one simulates every provider without an address.
 */
export function checkLivePayments(environment, isHosted) {
  if (environment.APP_ENV !== 'live') return;
  if (environment.SANDBOX === '1')
    throw new PlainError(
      'APP_ENV is live, so SANDBOX must not be 1: a live shop takes real money only.',
    );

  const offered = offeredProviders(environment.PAYMENT_PROVIDERS);
  for (const [id, { name, variable }] of Object.entries(vendors)) {
    if (!offered.includes(id)) continue;
    const address = environment[variable];
    const isMissing = !isHosted && !address;
    if (!isMissing && !isLoopback(address)) continue;
    const problem = isMissing
      ? `${name} would be played by the embedded backend`
      : `${variable} is ${address}, a sandbox on this machine`;
    throw new PlainError(
      `APP_ENV is live, but ${problem}. Set ${variable} to ${name}'s own address, or take ${id} out of PAYMENT_PROVIDERS.`,
    );
  }

  if (isLoopback(environment.CHATWOOT_BASE_URL))
    throw new PlainError(
      `APP_ENV is live, but CHATWOOT_BASE_URL is ${environment.CHATWOOT_BASE_URL}, a sandbox on this machine.`,
    );
}
