'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button } from '@/components/ui/button';
import { brandedTitle } from '@/lib/env/brand';
import { usePathname } from '@/lib/i18n/navigation';
import { isShopReachable, waitForShop } from '@/lib/offline/shop-reachable';
import { sectionRoute } from '@/lib/routes.mjs';

/**
 * What was requested but is not available offline, with a link to retry. The service worker shows this page in place of
 * any page.
 */
export function OfflineNotice() {
  const locale = useLocale();
  const t = useTranslations('offline');
  const path = usePathname();
  // The server cannot know which page this one replaces.
  const isCheckout = useHasScripts() && sectionRoute(path)?.hasPayment === true;
  const isOwnAddress = path === '/offline';
  const [isStillOffline, setIsStillOffline] = useState(false);

  useEffect(() => {
    if (isCheckout) document.title = brandedTitle(locale, t('checkoutTitle'));
  }, [isCheckout, locale, t]);

  useEffect(() => {
    if (isOwnAddress) return;
    const left = new AbortController();
    const comeBack = async () => {
      if (await waitForShop(left.signal)) window.location.reload();
    };
    window.addEventListener('online', () => void comeBack(), { signal: left.signal });
    // The network may have returned before this script ran.
    if (navigator.onLine) void comeBack();
    return () => left.abort();
  }, [isOwnAddress]);

  async function tryAgain() {
    setIsStillOffline(false);
    if (await isShopReachable()) window.location.reload();
    else setIsStillOffline(true);
  }

  return (
    <div className="max-w-prose">
      <h1 className="text-3xl font-extrabold">{t(isCheckout ? 'checkoutTitle' : 'title')}</h1>
      <p className="mt-3 text-muted-foreground">{t(isCheckout ? 'checkoutText' : 'text')}</p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="button" onClick={tryAgain} className="noscript:hidden">
          {t('retry')}
        </Button>
        <p role="status">{isStillOffline && t('stillOffline')}</p>
      </div>
    </div>
  );
}
