'use client';

import { useRef, useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locale';
import { trackOrder, type TrackAnswer, type TrackQuestion } from '@/lib/orders/track-order';
import { TrackFailure } from './track-failure';
import { TrackForm } from './track-form';
import type { TrackWords } from './track-words';
import { TrackedOrder } from './tracked-order';
import '@/components/ui/facts.css';
import '@/components/ui/panel.css';
import './track.css';

type TrackScreenProps = { locale: Locale; words: TrackWords };
type State = TrackAnswer | { outcome: 'nothing' | 'asking' | 'failed' };

async function ask(question: TrackQuestion): Promise<State> {
  try {
    const { visitorClient } = await import('@/lib/supabase/visitor-client');
    return await trackOrder(visitorClient(), question);
  } catch (error) {
    console.warn(error);
    return { outcome: 'failed' };
  }
}

/** The two fields, and beside them what they find. */
export function TrackScreen({ locale, words }: TrackScreenProps) {
  const [state, setState] = useState<State>({ outcome: 'nothing' });
  const questions = useRef(0);

  async function onAsk(question: TrackQuestion) {
    questions.current += 1;
    const number = questions.current;
    setState({ outcome: 'asking' });
    announce(words.form.submitting);
    const answer = await ask(question);
    if (number === questions.current) setState(answer);
  }

  const { outcome } = state;
  const isAsking = outcome === 'asking';
  return (
    <div className="track-grid">
      <TrackForm words={words} isAsking={isAsking} onAsk={(question) => void onAsk(question)} />
      <div aria-busy={isAsking} className="min-w-0">
        {isAsking && (
          <p className="panel track-waiting">
            <Spinner />
            {words.form.submitting}
          </p>
        )}
        {(outcome === 'unknown' || outcome === 'limited' || outcome === 'failed') && (
          <TrackFailure locale={locale} words={words.failures} outcome={outcome} />
        )}
        {outcome === 'found' && (
          <TrackedOrder locale={locale} words={words.result} order={state.order} />
        )}
      </div>
    </div>
  );
}
