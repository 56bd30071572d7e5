import { earlyTapsScript } from '../cart/early-taps-script.mjs';
import { listSearchScript } from '../catalogue/list-search-script.mjs';

/** The shop's only inline script, at the beginning of each page. It runs long before the other scripts arrive. */
export const inlineScript = `${earlyTapsScript}\n${listSearchScript}`;

/**
 * The script's hash for the Content Security Policy, precomputed because the middleware cannot hash synchronously. A
 * test verifies it.
 */
export const inlineScriptHash = "'sha256-nwEtW8ph6RQ0Lu1h6aw3ZlWIIZZWN/mWawSVFH+OCo0='";
