import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { IconNote } from './icon-note';
import { linkedWords } from './linked-words';
import { PageSection } from './page-section';

const answers = [
  { name: 'orders', icon: 'truck' },
  { name: 'payment', icon: 'tag' },
  { name: 'returns', icon: 'refresh' },
  { name: 'everything', icon: 'search' },
] as const;

/** Where to look before asking; all that there is when no way of contact is configured. */
export function ContactAnswers({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'contact.answers');
  return (
    <PageSection id="answers" title={t('title')}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {answers.map(({ name, icon }) => (
          <IconNote key={name} icon={icon} title={t(`${name}.title`)}>
            <p className="text-muted-foreground">{t.rich(`${name}.text`, linkedWords(locale))}</p>
          </IconNote>
        ))}
      </ul>
    </PageSection>
  );
}
