export const liveRegionIds = { polite: 'announcements', assertive: 'alerts' } as const;

/** Has a screen reader say something that only the eye would notice. Needs `LiveRegions` in the page. */
export function announce(text: string, urgency: keyof typeof liveRegionIds = 'polite') {
  const region = document.getElementById(liveRegionIds[urgency]);
  if (!region) return;
  // Emptied first, in a turn of its own, or the same words twice would be said once.
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = text;
  }, 50);
}
