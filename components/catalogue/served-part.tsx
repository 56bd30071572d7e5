'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

/** Makes a part live, in markup that was served or in an empty place. Returns what ends it. */
export type Waking = (place: HTMLElement) => Promise<() => void>;

type ServedPartProps = {
  /** The markup; false in the browser, which keeps what was served and has no code for it. */
  children: ReactNode;
  /** Loads that code. */
  wake: Waking;
  /** Whether to wake at once. */
  isUrgent?: () => boolean;
};

/**
 * A part of a page that comes ready-made from the server. Its code is loaded when the part is touched, or at once where
 * the browser has made the page by itself and there is no markup. React leaves what is inside of the element alone.
 */
export function ServedPart({ children, wake, isUrgent }: ServedPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const waking = useRef<Promise<() => void>>(null);
  const isAwake = useRef(false);

  function stir() {
    waking.current ??= wake(place.current!).then((end) => {
      isAwake.current = true;
      return end;
    });
    return waking.current.catch(() => (waking.current = null));
  }

  useEffect(() => {
    if (!place.current!.firstChild || isUrgent?.()) void stir();
    return () => void waking.current?.then((end) => end());
  }, []);

  /** A press that came before the code is repeated after it. */
  function press(event: MouseEvent) {
    const button = (event.target as Element).closest('button');
    if (isAwake.current || !button) return;
    event.preventDefault();
    void stir().then(() => button.click());
  }

  if (typeof window === 'undefined') return <div>{children}</div>;
  return (
    <div
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onPointerDown={stir}
      onFocus={stir}
      onClick={press}
    />
  );
}
