'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { FullOverlay } from '@/components/feedback/full-overlay';
import { Spinner } from '@/components/ui/spinner';
import { seconds } from '@/lib/time';

/** In seconds. */
const homeIsOfferedAfter = 10;

/** Counts down by one per second and stops at zero. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left === 0) return;
    const timer = window.setTimeout(() => setLeft(left - 1), seconds(1));
    return () => window.clearTimeout(timer);
  }, [left]);
  return left;
}

type CountdownOverlayProps = {
  /** What the shopper is waiting for. */
  text: string;
  /** In red. */
  warning?: string;
};

/** Shown while waiting for a payment page; after a while it offers a link home. */
export function CountdownOverlay({ text, warning }: CountdownOverlayProps) {
  const t = useTranslations('payments.popup');
  const left = useCountdown(homeIsOfferedAfter);
  return (
    <FullOverlay label={text}>
      {left > 0 && <Spinner className="size-12" />}
      <p role="status" className="text-lg font-semibold">
        {text}
      </p>
      {warning && <p className="font-bold text-destructive">{warning}</p>}
      {left > 0 ? (
        <p className="text-muted-foreground">{t('countdown', { seconds: left })}</p>
      ) : (
        <Button asChild>
          <Link href="/">{t('home')}</Link>
        </Button>
      )}
    </FullOverlay>
  );
}
