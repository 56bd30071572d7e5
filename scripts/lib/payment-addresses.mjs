import { isLoopback } from '../../supabase/functions/_shared/contracts/loopback.mjs';
import { offeredProviders } from '../../supabase/functions/_shared/contracts/payment-providers.mjs';
import { PlainError } from './plain-error.mjs';

const vendors = {
  fawry: { name: 'Fawry', variable: 'FAWRY_BASE_URL' },
  paymob: { name: 'Paymob', variable: 'PAYMOB_BASE_URL' },
};

/** The embedded backend's chat; a shop that is marked live has its own or none. Set to nothing, it is left out. */
function sandboxChat(backendUrl, environment) {
  if (environment.APP_ENV === 'live' || environment.CHATWOOT_BASE_URL !== undefined) return {};
  return {
    CHATWOOT_BASE_URL: `${backendUrl}/sandbox/chatwoot`,
    CHATWOOT_WEBSITE_TOKEN: 'sandbox-website-token',
  };
}

/** What the shop's server is told when the embedded backend plays the payment providers and the live chat. */
export function sandboxAddresses(backendUrl, environment) {
  const paths = { fawry: '/sandbox/fawry', paymob: '/sandbox/paymob' };
  const own = Object.entries(vendors).map(([id, { variable }]) => [
    variable,
    environment[variable] || backendUrl + paths[id],
  ]);
  return { ...Object.fromEntries(own), ...sandboxChat(backendUrl, environment) };
}

/**
 * A shop that is marked live (`APP_ENV=live`) must not take orders that a stand-in pays. `isHosted` says whether the
 * backend is a Supabase project; the embedded one plays every provider that has no address.
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
