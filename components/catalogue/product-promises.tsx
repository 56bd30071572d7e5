import type { ReactNode } from 'react';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { policyWords } from '@/lib/policies/policy-words';

const promises = [
  { name: 'delivery', icon: 'truck', path: '/about#shipping' },
  { name: 'returns', icon: 'refresh', path: '/about#refunds' },
] as const;

/** When the book arrives and how long it may be returned: what the offer's structured data says too. */
export function ProductPromises({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'product.promises');
  const words = policyWords(locale);
  return (
    <ul aria-label={t('title')} className="mt-5 space-y-2 text-sm text-muted-foreground">
      {promises.map(({ name, icon, path }) => (
        <li key={name} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-5" />
          <p>
            {t.rich(name, {
              ...words,
              link: (chunks: ReactNode) => (
                <Link
                  href={localePath(locale, path)}
                  prefetch={false}
                  className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {chunks}
                </Link>
              ),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
