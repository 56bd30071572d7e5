'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';

/**
 * Runs one task at a time: `run` does nothing while another task is running. A task that leaves the page returns
 * `'leaving'` and stays busy until the page is hidden.
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
      // Next.js keeps a page that was left and may show it again.
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

  /** Wraps a form's handler so that it is skipped while a task is running. */
  const whenFree =
    (submit: (event: SubmitEvent) => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!running.current) void submit(event);
    };

  return { busy, run, whenFree };
}
