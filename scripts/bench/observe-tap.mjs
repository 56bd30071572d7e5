/**
 * Runs in the page. Tells `window.benchTapped` of the first tap: `visible`, milliseconds from the finger's leaving until
 * the frame in which an element or a text in sight was there that was not before; `nextPaint`, the longest time from one of
 * its events to the paint after it, as the interaction's latency is reckoned (INP); nothing below 16.
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
    // A message that is posted within a frame is heard when that frame has been made.
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
      });
    },
    { capture: true, once: true },
  );
}
