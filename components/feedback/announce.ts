export const liveRegionIds = { polite: 'announcements', assertive: 'alerts' } as const;

/** Announces a text to screen readers. Needs `LiveRegions` in the page. */
export function announce(text: string, urgency: keyof typeof liveRegionIds = 'polite') {
  const region = document.getElementById(liveRegionIds[urgency]);
  if (!region) return;
  // Cleared first, in a separate task, or the same text would not be announced twice.
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = text;
  }, 50);
}
