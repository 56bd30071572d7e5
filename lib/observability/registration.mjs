/**
 * Whether `instrumentation.ts` has registered OpenTelemetry. `scripts/serve` waits for it: the same process, but
 * different bundles, so the state is a property of the process and not of a module.
 */
const place = Symbol.for('shop.observability');

const registration = () => {
  if (!process[place]) {
    const state = {};
    state.promise = new Promise((resolve) => (state.resolve = resolve));
    process[place] = state;
  }
  return process[place];
};

/** Resolves when the providers are registered; at once if they already are. */
export const registered = () => registration().promise;

export function setRegistered() {
  registration().resolve();
}
