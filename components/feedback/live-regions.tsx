import { liveRegionIds } from './announce';

/** In the initial HTML: a live region that is inserted together with its text is often not announced. */
export function LiveRegions() {
  return (
    <>
      <div id={liveRegionIds.polite} aria-live="polite" className="sr-only" />
      <div id={liveRegionIds.assertive} aria-live="assertive" className="sr-only" />
    </>
  );
}
