import { RotateCwIcon, SearchIcon, TagIcon, TruckIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconNote } from './icon-note';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

const answers = [
  { name: 'orders', icon: <TruckIcon /> },
  { name: 'payment', icon: <TagIcon /> },
  { name: 'returns', icon: <RotateCwIcon /> },
  { name: 'everything', icon: <SearchIcon /> },
] as const;

/** Links to answers; the only content if no contact is configured. */
export function ContactAnswers() {
  const t = useTranslations('contact.answers');
  return (
    <PageSection id="answers" title={t('title')}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {answers.map(({ name, icon }) => (
          <IconNote key={name} icon={icon} title={t(`${name}.title`)}>
            <p className="text-muted-foreground">
              <RichText>{(tags) => t.rich(`${name}.text`, tags)}</RichText>
            </p>
          </IconNote>
        ))}
      </ul>
    </PageSection>
  );
}
