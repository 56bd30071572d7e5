import { HeadsetIcon, TagIcon, TruckIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

const promises = [
  { name: 'service', Icon: HeadsetIcon },
  { name: 'prices', Icon: TagIcon },
  { name: 'delivery', Icon: TruckIcon },
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
          {promises.map(({ name, Icon }) => (
            <li key={name} className="flex items-start gap-3">
              <Icon className="mt-0.5 size-6 text-gilt" />
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
