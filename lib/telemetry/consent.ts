/**
 * Whether events may be sent. If the visitor requests not to be tracked, they stay in the page and are lost with it.
 */
export function hasConsent(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && !globalPrivacyControl;
}
