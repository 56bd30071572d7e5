import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { TrackWords } from './track-words';

type TrackFailureProps = {
  locale: Locale;
  words: TrackWords['failures'];
  outcome: 'unknown' | 'limited' | 'failed';
};

/** Why nothing was found. On a phone it stands under the form, and is brought into sight. */
export function TrackFailure({ locale, words, outcome }: TrackFailureProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up with.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const { title, text } = words[outcome];
  return (
    <div ref={panel} role="alert" className="panel">
      <p className="flex items-start gap-2 font-bold">
        <Icon name="alert" className="mt-1 size-5 flex-none text-destructive" />
        {title}
      </p>
      <p className="mt-1 text-muted-foreground">
        {text}{' '}
        <a href={localePath(locale, '/contact')} className="btn btn-link btn-bare">
          {words.contact}
        </a>
      </p>
    </div>
  );
}
