import { BookOpen, MessageSquare, Truck } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { policyWords } from '@/lib/policies/policy-words';
import { IconNote } from './icon-note';
import { PageSection } from './page-section';

const coreValues = [
  { name: 'students', icon: <Icon icon={BookOpen} /> },
  { name: 'quality', icon: <Icon icon={Truck} /> },
  { name: 'community', icon: <Icon icon={MessageSquare} /> },
] as const;

export function CoreValues() {
  const t = useTranslations('about.values');
  const periods = policyWords(useLocale());
  return (
    <PageSection id="values" title={t('title')}>
      <ul className="grid gap-6">
        {coreValues.map(({ name, icon }) => (
          <IconNote key={name} icon={icon} title={t(`${name}.title`)}>
            <p className="text-muted-foreground">{t(`${name}.text`, periods)}</p>
          </IconNote>
        ))}
      </ul>
    </PageSection>
  );
}
