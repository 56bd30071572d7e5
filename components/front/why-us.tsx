import { Headset, Tag, Truck } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';

const promises = [
  { name: 'service', icon: Headset },
  { name: 'prices', icon: Tag },
  { name: 'delivery', icon: Truck },
] as const;

export function WhyUs() {
  const t = useTranslations('catalogue.whyUs');
  return (
    <section aria-labelledby="why-us-title" className="mt-12 border-y border-border bg-muted py-8">
      <div className="shell">
        <h2 id="why-us-title" className="text-xl font-bold">
          {t('title')}
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-3 sm:gap-8">
          {promises.map(({ name, icon }) => (
            <li key={name} className="flex items-start gap-3">
              <Icon icon={icon} className="mt-0.5 size-6 text-gilt" />
              <div>
                <h3 className="font-bold">{t(`${name}.title`)}</h3>
                <p className="text-sm text-muted-foreground">{t(`${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
