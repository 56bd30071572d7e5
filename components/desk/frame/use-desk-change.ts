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
   * Carries out a change as the signed-in person, announces `done` and renders the page again. Null if it was rejected:
   * `refusal` has the message.
   */
  change: <A extends object, T>(
    procedure: DeskProcedure<string, A, T>,
    parameters: A,
    done: string | ((answer: T) => string),
  ) => Promise<T | null>;
  /** Until the page shows the change: a second one would be based on the previous state. */
  isBusy: boolean;
  /** The message about why the last change was rejected. */
  refusal: string | null;
  /** Clears it, e.g. when a dialog is opened again. */
  forget: () => void;
};

/** Nothing is shown as changed before the database has confirmed it. */
export function useDeskChange(): DeskChange {
  const t = useTranslations('deskRefusals');
  const router = useRouter();
  const [isCalling, setIsCalling] = useState(false);
  const [isDrawing, startDrawing] = useTransition();
  const isBusy = isCalling || isDrawing;
  const drawAnew = () => startDrawing(() => router.refresh());
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const change: DeskChange['change'] = async (procedure, parameters, done) => {
    if (isBusy) return null;
    setIsCalling(true);
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
      // The page is outdated.
      if (refusal === 'changed_meanwhile') drawAnew();
      return null;
    } finally {
      setIsCalling(false);
    }
  };

  return { change, isBusy, refusal: trouble && t(trouble), forget: () => setTrouble(null) };
}
