import { earlyTapsScript } from '../cart/early-taps-script.mjs';
import { emptyCartScript } from '../cart/empty-cart-script.mjs';
import { listSearchScript } from '../catalogue/list-search-script.mjs';
import { fontScript } from './font-script.mjs';

/** The shop's only inline script, in the head of each page. It runs long before the other scripts arrive. */
export const inlineScript = `${fontScript}\n${emptyCartScript}\n${earlyTapsScript}\n${listSearchScript}`;

/**
 * The script's hash for the Content Security Policy, precomputed because the middleware cannot hash synchronously. A
 * test verifies it.
 */
export const inlineScriptHash = "'sha256-WaP1E+ISBoCGdeOwSHo9GgkoqTLjRSHLScDS0Usa65g='";
