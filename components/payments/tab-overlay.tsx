'use client';

import { Button } from '@/components/ui/button';
import { FullOverlay } from '@/components/ui/full-overlay';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { PaymentWords } from './payment-words';

type TabOverlayProps = {
  locale: Locale;
  /** The browser opened no tab. */
  blocked: boolean;
  onOpen: () => void;
  words: PaymentWords;
};

/** While the shopper pays in a tab of its own. */
export function TabOverlay({ locale, blocked, onOpen, words }: TabOverlayProps) {
  const { tab } = words;
  const title = blocked ? tab.blocked : tab.title;
  return (
    <FullOverlay label={title}>
      <p role="status" className="text-xl font-bold">
        {title}
      </p>
      <p className="max-w-md text-muted-foreground">{blocked ? tab.blockedText : tab.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button type="button" variant={blocked ? 'default' : 'outline'} onClick={onOpen}>
          {tab.open}
        </Button>
        <a href={localePath(locale, '/')} className="btn btn-ghost btn-md">
          {tab.home}
        </a>
      </div>
    </FullOverlay>
  );
}
