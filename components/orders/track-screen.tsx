'use client';

import { CircleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { trackOrder, type TrackAnswer, type TrackQuestion } from '@/lib/orders/track-order';
import { TrackForm } from './track-form';
import { TrackResult } from './track-result';

type TrackState = TrackAnswer | { outcome: 'nothing' | 'loading' | 'failed' };

async function requestTracking(question: TrackQuestion): Promise<TrackState> {
  try {
    const { visitorClient } = await import('@/lib/supabase/visitor-client');
    return await trackOrder(visitorClient(), question);
  } catch (error) {
    console.warn(error);
    return { outcome: 'failed' };
  }
}

/** The form and its result. */
export function TrackScreen() {
  const t = useTranslations('track.form');
  const [state, setState] = useState<TrackState>({ outcome: 'nothing' });
  const questions = useRef(0);

  async function onTrack(question: TrackQuestion) {
    questions.current += 1;
    const number = questions.current;
    setState({ outcome: 'loading' });
    announce(t('submitting'));
    const answer = await requestTracking(question);
    if (number === questions.current) setState(answer);
  }

  const { outcome } = state;
  const isLoading = outcome === 'loading';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8">
      <TrackForm isLoading={isLoading} onTrack={(question) => void onTrack(question)} />
      <div aria-busy={isLoading} className="min-w-0">
        {isLoading && (
          <Card>
            <CardContent className="flex items-center gap-3 text-muted-foreground">
              <Spinner />
              {t('submitting')}
            </CardContent>
          </Card>
        )}
        {(outcome === 'unknown' || outcome === 'limited' || outcome === 'failed') && (
          <TrackFailure outcome={outcome} />
        )}
        {outcome === 'found' && <TrackResult order={state.order} />}
      </div>
    </div>
  );
}

/** Why nothing was found. On phones it is below the form and is scrolled into view. */
function TrackFailure({ outcome }: { outcome: 'unknown' | 'limited' | 'failed' }) {
  const t = useTranslations('track.failures');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <Card ref={panel} role="alert">
      <CardContent>
        <p className="flex items-start gap-2 font-bold">
          <Icon icon={CircleAlert} className="mt-1 size-5 flex-none text-destructive" />
          {t(`${outcome}.title`)}
        </p>
        <p className="mt-1 text-muted-foreground">
          {t(`${outcome}.text`)}{' '}
          <Button asChild variant="link" size="xs">
            <Link href="/contact">{t('contact')}</Link>
          </Button>
        </p>
      </CardContent>
    </Card>
  );
}
