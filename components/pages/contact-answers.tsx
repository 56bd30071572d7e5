import { useTranslations } from 'next-intl';
import { IconNote } from './icon-note';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

const answers = [
  { name: 'orders', icon: 'truck' },
  { name: 'payment', icon: 'tag' },
  { name: 'returns', icon: 'refresh' },
  { name: 'everything', icon: 'search' },
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
