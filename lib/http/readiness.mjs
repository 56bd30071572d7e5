/**
 * Whether this process may receive traffic. `scripts/serve` sets the state and the route `/api/ready` reads it: the
 * same process, but different bundles, so the state is a property of the process and not of a module.
 */
const place = Symbol.for('shop.readiness');

/** @typedef {'starting' | 'ready' | 'draining'} Readiness */

/**
 * A host that runs Next.js directly sends no traffic before it is prepared and sets no state: then it is always ready.
 * @returns {Readiness}
 */
export const readiness = () => process[place] ?? 'ready';

/** @param {Readiness} state */
export function setReadiness(state) {
  process[place] = state;
}
