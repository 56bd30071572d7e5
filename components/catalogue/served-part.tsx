'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';

type ServedPartProps = {
  /** The markup; null in the browser, which keeps what was served and has no code for it. */
  children: ReactNode;
  /** Loads the code, has it listen to `part`, and resolves to what stands below the markup, or in its place. */
  bring: (part: HTMLElement, isServed: boolean) => Promise<ReactNode>;
  /** Whether to bring it at once. */
  isUrgent?: () => boolean;
};

/**
 * A part of a page that comes ready-made from the server. Its code is loaded when the part is touched, or at once where
 * the browser has made the page by itself and there is no markup. React leaves what is inside of the inner element alone.
 */
export function ServedPart({ children, bring, isUrgent }: ServedPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const bringing = useRef<Promise<void>>(null);
  const isBrought = useRef(false);
  const [live, setLive] = useState<ReactNode>(null);

  const isServed = () => Boolean(part.current?.firstChild?.hasChildNodes());

  function stir() {
    if (!part.current) return Promise.resolve();
    return (bringing.current ??= bring(part.current, isServed())
      // Without its code a form is sent and a link followed, as without any script.
      .then(setLive, console.error)
      .then(() => {
        isBrought.current = true;
      }));
  }

  useEffect(() => {
    if (!isServed() || isUrgent?.()) void stir();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  }, []);

  /** A press that came before the code is repeated after it. */
  function press(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-act]');
    if (isBrought.current || !pressed) return;
    event.preventDefault();
    void stir().then(() => pressed.click());
  }

  return (
    <div ref={part} onPointerDown={stir} onFocus={stir} onClick={press}>
      {typeof window === 'undefined' ? (
        <div>{children}</div>
      ) : (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {live}
    </div>
  );
}
