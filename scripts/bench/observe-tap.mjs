/**
 * Runs in the page and reports the first tap to `window.benchTapped`: `visible`, milliseconds from lifting the finger
 * to the frame with a new visible element or text, or in which something looks pressed; `nextPaint`, the longest time
 * from one of its events to the next paint, as for INP; at least 16.
 */
export function observeTap() {
  let nextPaint = 0;
  let tappedAt;

  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0 && tappedAt !== undefined) {
        nextPaint = Math.max(nextPaint, duration);
        window.benchTapped({ nextPaint });
      }
  }).observe({ type: 'event', durationThreshold: 16 });

  const leastArea = 100;
  const isInSight = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const { width, height, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return width * height >= leastArea && bottom > 0 && top < innerHeight;
  };
  const changes = new MutationObserver((records) => {
    const changed = records.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    if (!changed.some(isInSight)) return;
    changes.disconnect();
    // A message posted within a frame is received after that frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.benchTapped({ visible: performance.now() - tappedAt });
      port2.postMessage(undefined);
    });
  });

  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      tappedAt = timeStamp;
      changes.observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['data-pressed'],
      });
    },
    { capture: true, once: true },
  );
}
