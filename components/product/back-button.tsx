'use client';

import { ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';

/** Goes back in the history, or to `href` for a shopper who opened this page first, from a shared link. */
export function BackButton({ href }: { href: string }) {
  const t = useTranslations('common');
  return (
    <Button asChild variant="outline" size="sm">
      <Link
        href={href}
        onClick={(event) => {
          if (window.history.length <= 1) return;
          event.preventDefault();
          window.history.back();
        }}
      >
        <Icon icon={ChevronRight} className="size-4 -scale-x-100 rtl:scale-x-100" />
        {t('back')}
      </Link>
    </Button>
  );
}
