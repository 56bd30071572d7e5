import { chatSettings } from '@/lib/env/chat';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { policyAnchors, type PolicyName } from '@/lib/policies/policies';
import { policyWords } from '@/lib/policies/policy-words';
import { BrowserStorage } from './browser-storage';
import { linkedWords } from './linked-words';
import { PageSection } from './page-section';

/** What each policy speaks of, in order: names of its messages. */
const points = {
  privacy: [
    'privacy.kept',
    'privacy.why',
    'privacy.payment',
    'privacy.sharing',
    'privacy.browser',
    'privacy.chat',
    'privacy.rights',
  ],
  refunds: [
    'refunds.condition',
    'refunds.request',
    'refunds.cost',
    'refunds.payment',
    'refunds.law',
  ],
  shipping: [
    'shipping.handling',
    'shipping.transit',
    'shipping.cost',
    'shipping.tracking',
    'shipping.delay',
  ],
} as const satisfies Record<PolicyName, readonly string[]>;

/** What is not there is not spoken of. */
const isSpokenOf = (point: string) => point !== 'privacy.chat' || chatSettings() !== null;

export function Policy({ locale, name }: { locale: Locale; name: PolicyName }) {
  const t = getTranslator(locale, 'about');
  const words = { ...policyWords(locale), ...linkedWords(locale) };
  return (
    <PageSection id={policyAnchors[name]} title={t(`${name}.title`)}>
      <p className="text-lg font-semibold">{t.rich(`${name}.lead`, words)}</p>
      <dl className="mt-5 space-y-4 rounded-lg border border-border bg-card p-5 sm:p-6">
        {points[name].filter(isSpokenOf).map((point) => (
          <div key={point}>
            <dt className="font-bold">{t(`${point}.title`)}</dt>
            <dd className="text-muted-foreground">
              {t.rich(`${point}.text`, words)}
              {point === 'privacy.browser' && <BrowserStorage locale={locale} />}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
