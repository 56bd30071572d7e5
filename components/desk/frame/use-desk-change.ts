'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { announce } from '@/components/feedback/announce';
import { toast } from '@/components/ui/use-toast';
import type { DeskProcedure } from '@/lib/desk/contract/procedure';
import { refusalOf, type Trouble } from '@/lib/desk/frame/refusal';
import { useRouter } from '@/lib/i18n/navigation';

export type DeskChange = {
  /**
   * Carries out a change as whoever is signed in, tells `done` and draws the page anew. Null if it was refused: the
   * words for it are in `refusal`.
   */
  change: <A extends object, T>(
    procedure: DeskProcedure<string, A, T>,
    parameters: A,
    done: string | ((answer: T) => string),
  ) => Promise<T | null>;
  /** Until the page shows what has changed: a second change would be made to what was there before. */
  isBusy: boolean;
  /** Why the last change did not take place, in words. */
  refusal: string | null;
  /** Forgets it, e.g. when a dialog is opened again. */
  forget: () => void;
};

/** Nothing is shown as changed before the database has said so. */
export function useDeskChange(): DeskChange {
  const t = useTranslations('deskRefusals');
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isDrawing, startDrawing] = useTransition();
  const isBusy = isAsking || isDrawing;
  const drawAnew = () => startDrawing(() => router.refresh());
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const change: DeskChange['change'] = async (procedure, parameters, done) => {
    if (isBusy) return null;
    setIsAsking(true);
    setTrouble(null);
    try {
      const [{ browserClient }, { callDesk }] = await Promise.all([
        import('@/lib/supabase/browser-client'),
        import('@/lib/desk/frame/call-desk'),
      ]);
      const answer = await callDesk(browserClient(), procedure, parameters);
      const title = typeof done === 'string' ? done : done(answer);
      toast({ title, variant: 'default' });
      drawAnew();
      return answer;
    } catch (error) {
      const refusal = refusalOf(error);
      setTrouble(refusal);
      announce(t(refusal), 'assertive');
      // What the page shows is not true any more.
      if (refusal === 'changed_meanwhile') drawAnew();
      return null;
    } finally {
      setIsAsking(false);
    }
  };

  return { change, isBusy, refusal: trouble && t(trouble), forget: () => setTrouble(null) };
}
