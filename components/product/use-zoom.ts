import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type Point = { clientX: number; clientY: number };

const largest = 4;
/** The scale after a double tap. */
const close = 2.5;
export const zoomStep = 1.5;

/** Enlarges the page in view, whose picture becomes scrollable; another page begins at its own size. */
export function useZoom(row: RefObject<HTMLElement | null>, place: number) {
  const [zoomed, setZoomed] = useState({ place, level: 1 });
  if (zoomed.place !== place) setZoomed({ place, level: 1 });
  const { level } = zoomed;

  /** The content at `point`, by default the middle of the page, stays there. */
  function zoomTo(wanted: number, point?: Point) {
    const page = row.current?.children[place];
    const picture = page?.querySelector('img');
    if (!page || !picture) return;
    const view = page.getBoundingClientRect();
    const x = point?.clientX ?? view.x + view.width / 2;
    const y = point?.clientY ?? view.y + view.height / 2;
    const before = picture.getBoundingClientRect();
    flushSync(() => setZoomed({ place, level: Math.min(Math.max(wanted, 1), largest) }));
    const after = picture.getBoundingClientRect();
    page.scrollBy({
      left: after.x - x + ((x - before.x) / before.width) * after.width,
      top: after.y - y + ((y - before.y) / before.height) * after.height,
      behavior: 'instant',
    });
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Also reported for a pinch on a touchpad.
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(level * Math.exp(-event.deltaY / 200), event);
  });

  useEffect(() => {
    const element = row.current;
    const turn = (event: WheelEvent) => turnWheel(event);
    // React's own listener is passive, and the browser would enlarge the whole page.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [row]);

  return {
    level,
    canGrow: level < largest,
    zoomTo,
    toggle: (point: Point) => zoomTo(level > 1 ? 1 : close, point),
  };
}
