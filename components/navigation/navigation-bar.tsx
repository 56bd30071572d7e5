'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentNavigation, subscribeToNavigation } from '@/lib/navigation/pending-navigation';

// As long as an impatient reader waits before asking whether the tap was heard.
const slowAfter = 6_000;

/** Shows from the first moment that another page is on its way; after a while, that it is slow, and how to ask once more. */
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
          {/* A document, past whatever keeps the router waiting. */}
          <a href={href} className="btn btn-outline btn-sm">
            {t('loadAgain')}
          </a>
        </p>
      )}
    </div>
  );
}
