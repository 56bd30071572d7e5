'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '@/components/navigation/link';
import { FullOverlay } from '@/components/ui/full-overlay';
import { Spinner } from '@/components/ui/spinner';
import { localePath } from '@/lib/i18n/locale';
import { seconds } from '@/lib/time';

/** In seconds. */
const homeIsOfferedAfter = 10;

/** Counts down by one every second, and stays at zero. */
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
  /** What is waited for. */
  text: string;
  /** In red. */
  warning?: string;
};

/** Waits with the shopper for a payment page; when it does not come it offers the way home. */
export function CountdownOverlay({ text, warning }: CountdownOverlayProps) {
  const t = useTranslations('payments.popup');
  const locale = useLocale();
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
        <Link href={localePath(locale, '/')} className="btn btn-default btn-md">
          {t('home')}
        </Link>
      )}
    </FullOverlay>
  );
}
