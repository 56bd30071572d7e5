import { earlyTapsScript } from '../cart/early-taps-script.mjs';
import { emptyCartScript } from '../cart/empty-cart-script.mjs';
import { listSearchScript } from '../catalogue/list-search-script.mjs';

/** The shop's only inline script, at the beginning of each page. It runs long before the other scripts arrive. */
export const inlineScript = `${emptyCartScript}\n${earlyTapsScript}\n${listSearchScript}`;

/**
 * The script's hash for the Content Security Policy, precomputed because the middleware cannot hash synchronously. A
 * test verifies it.
 */
export const inlineScriptHash = "'sha256-mbe1PJXovGdkfgV1sU85aQgevaOjs3GEWr63OGw3Pzc='";
