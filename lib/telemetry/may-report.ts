/** If the visitor asks not to be tracked, recorded events stay in the page and are lost with it. */
export function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && !globalPrivacyControl;
}
