'use client';

import { useEffect, useState } from 'react';
import { seconds } from '@/lib/time';

/** Counts down by one every second, and stays at zero. */
export function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left === 0) return;
    const timer = window.setTimeout(() => setLeft(left - 1), seconds(1));
    return () => window.clearTimeout(timer);
  }, [left]);
  return left;
}
