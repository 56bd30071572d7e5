'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';

/**
 * One thing at a time: `run` does nothing while something else is being done. A task that leaves the page returns
 * `'leaving'` and stays busy until the page is put aside.
 */
export function useBusy<Task extends string>() {
  const [busy, setBusy] = useState<Task | null>(null);
  const running = useRef(false);

  useEffect(() => {
    const stop = () => {
      running.current = false;
      setBusy(null);
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) stop();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      // Next keeps a page that was left, to show it again as it was.
      stop();
    };
  }, []);

  async function run(task: Task, work: () => Promise<'leaving' | 'done'>) {
    if (running.current) return;
    running.current = true;
    setBusy(task);
    let outcome: 'leaving' | 'done' = 'done';
    try {
      outcome = await work();
    } finally {
      if (outcome === 'done') {
        running.current = false;
        setBusy(null);
      }
    }
  }

  /** A form's handler that does not even look at the fields while something is being done. */
  const whenFree =
    (submit: (event: SubmitEvent) => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!running.current) void submit(event);
    };

  return { busy, run, whenFree };
}
