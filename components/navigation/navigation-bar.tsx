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
      <div className="navigation-bar" aria-hidden="true" />
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
    <div role="status" className="slow-navigation">
      {isSlow && (
        <p>
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
