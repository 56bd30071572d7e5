'use client';

import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';

type ContactSentProps = { reference: string; email: string; onAnother: () => void };

/** Replaces the form and takes the focus, so that it is announced. */
export function ContactSent({ reference, email, onAnother }: ContactSentProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const t = useTranslations('contactForm.sent');
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-labelledby="contact-sent-title"
      aria-describedby="contact-sent-text"
      className="rounded-lg border border-border bg-card p-6 outline-none sm:p-8"
    >
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <Icon icon={Check} className="size-8" />
      </span>
      <h3 id="contact-sent-title" className="mt-4 text-xl font-bold">
        {t('title')}
      </h3>
      <div id="contact-sent-text">
        <p>
          {t.rich('text', {
            email,
            address: (chunks) => (
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {chunks}
              </bdi>
            ),
          })}
        </p>
        <p className="mt-4 text-sm text-muted-foreground">{t('reference')}</p>
        <p className="text-2xl font-extrabold">
          <bdi dir="ltr">{reference}</bdi>
        </p>
        <p className="text-sm text-muted-foreground">{t('keep')}</p>
      </div>
      <Button type="button" onClick={onAnother} variant="outline" className="mt-6">
        {t('another')}
      </Button>
    </div>
  );
}
