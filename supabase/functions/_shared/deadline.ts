import { type Deps } from './deps.ts';

/**
 * The same, but whatever is fetched has ended by then: a payment takes several calls, each with a time limit of its own,
 * and the shopper waits for all of them.
 */
export function within(deps: Deps, ms: number): Deps {
  const deadline = AbortSignal.timeout(ms);
  return {
    ...deps,
    fetch: (input, init) => {
      const own = init?.signal;
      return deps.fetch(input, {
        ...init,
        signal: own ? AbortSignal.any([own, deadline]) : deadline,
      });
    },
  };
}
