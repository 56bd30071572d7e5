import { RotateCw, Truck, User, type IconNode } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { policyAnchors, type PolicyName } from '@/lib/policies/policies';
import { policyWords } from '@/lib/policies/policy-words';

const cards = [
  { name: 'privacy', icon: User },
  { name: 'refunds', icon: RotateCw },
  { name: 'shipping', icon: Truck },
] as const satisfies { name: PolicyName; icon: IconNode }[];

/** Each policy in one sentence, linked to its full text. */
export function PolicyCards() {
  const t = useTranslations('about');
  const periods = policyWords(useLocale());
  return (
    <section aria-labelledby="policies" className="shell pb-10">
      <h2 id="policies" className="border-t border-border pt-9 text-2xl font-bold lg:pt-12">
        {t('policies.title')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {cards.map(({ name, icon }) => {
          const policy = t(`${name}.title`);
          return (
            <li
              key={name}
              className="relative flex flex-col rounded-lg border border-t-4 border-border border-t-gilt bg-card p-5 hover:border-t-primary"
            >
              <Icon icon={icon} className="size-7 text-primary" />
              <h3 className="mt-3 text-lg font-bold">{policy}</h3>
              <p className="mt-1 grow text-muted-foreground">{t(`${name}.lead`, periods)}</p>
              <a
                href={`#${policyAnchors[name]}`}
                className="mt-4 inline-flex min-h-8 items-center font-semibold text-primary underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
              >
                {t('policies.read', { policy })}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
