import { CheckIcon, CircleAlertIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageSection } from './page-section';

const items = ['order', 'phone', 'book', 'photo'] as const;

/** What to have at hand when writing to the shop. */
export function ContactPreparation() {
  const t = useTranslations('contact.prepare');
  return (
    <PageSection id="prepare" title={t('title')}>
      <p>{t('text')}</p>
      <ul className="mt-3 space-y-2">
        {items.map((name) => (
          <li key={name} className="flex items-start gap-3">
            <CheckIcon className="mt-1 size-5 text-primary" />
            {t(name)}
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-start gap-3 rounded-lg border border-s-4 border-border border-s-gilt bg-card p-4">
        <CircleAlertIcon className="mt-1 size-5 text-gilt" />
        {t('secrets')}
      </p>
    </PageSection>
  );
}
