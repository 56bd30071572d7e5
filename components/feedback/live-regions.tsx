import { liveRegionIds } from './announce';

/** In the page from its first paint: a region that arrives together with its words is often not read. */
export function LiveRegions() {
  return (
    <>
      <div id={liveRegionIds.polite} aria-live="polite" className="sr-only" />
      <div id={liveRegionIds.assertive} aria-live="assertive" className="sr-only" />
    </>
  );
}
