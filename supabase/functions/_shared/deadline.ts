import { type Deps } from './deps.ts';

/**
 * The same dependencies, but with a common deadline for all requests: a payment takes several calls, each with its own
 * time limit, and the shopper waits for all of them.
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
