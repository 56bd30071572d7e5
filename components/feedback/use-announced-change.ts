import { useEffect, useRef } from 'react';
import { announce } from './announce';

// In milliseconds. Longer than the pause between two quantity changes, so that only the final value is announced.
const restedFor = 700;

/** Announces `text` once it has changed and is stable; the initial text is not announced. */
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
