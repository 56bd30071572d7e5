import { useLocale, useTranslations } from 'next-intl';
import { policyWords } from '@/lib/policies/policy-words';

/** The shop's promises as figures, on a cloth texture. */
export function PromiseFacts() {
  const t = useTranslations('about.facts');
  const { handlingTime, transitTime, returnWindow } = policyWords(useLocale());
  const facts = [
    { label: t('handling'), value: handlingTime },
    { label: t('transit'), value: transitTime },
    { label: t('returns'), value: returnWindow },
  ];
  return (
    <div className="shell">
      <dl className="grid gap-x-8 gap-y-5 rounded-lg bg-cloth px-6 py-7 text-cloth-foreground sm:grid-cols-3 sm:px-9">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-s-2 border-current/40 ps-4">
            <dt className="text-sm">{label}</dt>
            <dd className="text-2xl font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
