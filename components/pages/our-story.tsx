import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { linkedWords } from './linked-words';
import { PageSection } from './page-section';

const paragraphs = ['beginning', 'books', 'delivery'] as const;

export function OurStory({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'about.story');
  return (
    <PageSection id="story" title={t('title')}>
      <div className="space-y-4 text-lg">
        {paragraphs.map((name) => (
          <p key={name}>{t.rich(name, { brand: brandName(locale), ...linkedWords(locale) })}</p>
        ))}
      </div>
    </PageSection>
  );
}
