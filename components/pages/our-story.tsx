import { useLocale, useTranslations } from 'next-intl';
import { brandName } from '@/lib/env/brand';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

const paragraphs = ['beginning', 'books', 'delivery'] as const;

export function OurStory() {
  const t = useTranslations('about.story');
  const brand = brandName(useLocale());
  return (
    <PageSection id="story" title={t('title')}>
      <div className="space-y-4 text-lg">
        {paragraphs.map((name) => (
          <p key={name}>
            <RichText>{(tags) => t.rich(name, { brand, ...tags })}</RichText>
          </p>
        ))}
      </div>
    </PageSection>
  );
}
