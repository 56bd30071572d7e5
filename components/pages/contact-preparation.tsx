import { Check, CircleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
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
            <Icon icon={Check} className="mt-1 size-5 text-primary" />
            {t(name)}
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-start gap-3 rounded-lg border border-s-4 border-border border-s-gilt bg-card p-4">
        <Icon icon={CircleAlert} className="mt-1 size-5 text-gilt" />
        {t('secrets')}
      </p>
    </PageSection>
  );
}
