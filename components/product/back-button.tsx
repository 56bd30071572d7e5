'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';

/** Goes back in the history, or to `href` for a shopper who opened this page first, from a shared link. */
export function BackButton({ href }: { href: string }) {
  const t = useTranslations('common');
  return (
    <Link
      href={href}
      onClick={(event) => {
        if (window.history.length <= 1) return;
        event.preventDefault();
        window.history.back();
      }}
      className="btn btn-outline btn-sm"
    >
      <Icon name="chevron" className="size-4 -scale-x-100 rtl:scale-x-100" />
      {t('back')}
    </Link>
  );
}
