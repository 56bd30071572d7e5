'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';

/** Back to where the shopper came from; to `href` for one who came here first, from a shared link. */
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
