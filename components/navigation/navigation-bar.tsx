'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { currentNavigation, subscribeToNavigation } from '@/lib/navigation/pending-navigation';

// In milliseconds: after this time an impatient user wonders whether the click worked.
const slowAfter = 6_000;

/** Shows at once that another page is loading, and after a while that it is slow, with a link to reload. */
export function NavigationBar() {
  const navigation = useSyncExternalStore(subscribeToNavigation, currentNavigation, () => null);
  if (!navigation) return null;
  return (
    <>
      <div
        data-slot="navigation-bar"
        aria-hidden="true"
        className="fixed inset-x-0 top-0 z-progress h-0.75 overflow-hidden bg-primary/20 after:absolute after:inset-y-0 after:start-0 after:w-2/5 after:animate-progress after:bg-primary motion-reduce:after:w-full motion-reduce:after:animate-none rtl:after:[--travel:-1]"
      />
      <SlowNavigation key={navigation.href} href={navigation.href} />
    </>
  );
}

function SlowNavigation({ href }: { href: string }) {
  const t = useTranslations('layout');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isSlow && (
        <p className="fixed inset-x-4 top-4 z-progress mx-auto flex max-w-104 flex-wrap items-center justify-between gap-3 rounded-lg border bg-popover px-4 py-3 text-popover-foreground shadow-cover">
          {t('slowPage')}
          {/* A full page load, in case the router is stuck. */}
          <Button asChild variant="outline" size="sm">
            <a href={href}>{t('loadAgain')}</a>
          </Button>
        </p>
      )}
    </div>
  );
}
