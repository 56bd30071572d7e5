import { useEffect, useRef } from 'react';
import { announce } from './announce';

// Longer than the pause between two steps of a quantity: only where they end is worth hearing.
const restedFor = 700;

/** Has `text` read aloud whenever it has changed and come to rest; what it announced at first is on the page anyway. */
export function useAnnouncedChange(text: string): void {
  const announced = useRef(text);
  useEffect(() => {
    if (announced.current === text) return;
    const timer = window.setTimeout(() => {
      announced.current = text;
      announce(text);
    }, restedFor);
    return () => window.clearTimeout(timer);
  }, [text]);
}
