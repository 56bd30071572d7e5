import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const promises = [
  { name: 'service', icon: 'headset' },
  { name: 'prices', icon: 'tag' },
  { name: 'delivery', icon: 'truck' },
] as const;

export function WhyUs() {
  const t = useTranslations('catalogue.whyUs');
  return (
    <section aria-labelledby="why-us-title" className="mt-14 border-y border-border bg-muted py-10">
      <div className="shell">
        <h2 id="why-us-title" className="text-2xl font-bold">
          {t('title')}
        </h2>
        <ul className="mt-5 grid gap-6 sm:grid-cols-3 sm:gap-8">
          {promises.map(({ name, icon }) => (
            <li key={name} className="flex items-start gap-4">
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-cloth text-cloth-foreground">
                <Icon name={icon} className="size-6" />
              </span>
              <div>
                <h3 className="font-bold">{t(`${name}.title`)}</h3>
                <p className="text-muted-foreground">{t(`${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
