import { RotateCw, Search, Tag, Truck } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { IconNote } from './icon-note';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

const answers = [
  { name: 'orders', icon: <Icon icon={Truck} /> },
  { name: 'payment', icon: <Icon icon={Tag} /> },
  { name: 'returns', icon: <Icon icon={RotateCw} /> },
  { name: 'everything', icon: <Icon icon={Search} /> },
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
