import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { chatSettings } from '@/lib/env/chat';
import { browserStorage, browserStorageUses } from '@/lib/policies/browser-storage';
import { policyAnchors, type PolicyName } from '@/lib/policies/policies';
import { policyWords } from '@/lib/policies/policy-words';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

/** The points of each policy, in order: keys of its messages. */
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

/** Features that are not configured are not mentioned. */
const isSpokenOf = (point: string) => point !== 'privacy.chat' || chatSettings() !== null;

export function Policy({ name }: { name: PolicyName }) {
  const t = useTranslations('about');
  const periods = policyWords(useLocale());
  return (
    <PageSection id={policyAnchors[name]} title={t(`${name}.title`)}>
      <p className="text-lg font-semibold">{t(`${name}.lead`, periods)}</p>
      <dl className="mt-5 space-y-4 rounded-lg border border-border bg-card p-5 sm:p-6">
        {points[name].filter(isSpokenOf).map((point) => (
          <div key={point}>
            <dt className="font-bold">{t(`${point}.title`)}</dt>
            <dd className="text-muted-foreground">
              <RichText>{(tags) => t.rich(`${point}.text`, { ...periods, ...tags })}</RichText>
              {point === 'privacy.browser' && <BrowserStorage />}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

/** What each entry in the browser's storage is for, with its name. */
function BrowserStorage() {
  const t = useTranslations('about.privacy.browser.kept');
  return (
    <ul className="mt-2 list-disc space-y-1 ps-5">
      {browserStorageUses.map((use) => (
        <li key={use}>
          {t(use)}{' '}
          {browserStorage[use].map((name) => (
            <Fragment key={name}>
              <code dir="ltr" className="rounded-sm bg-muted px-1 text-sm wrap-anywhere">
                {name}
              </code>{' '}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
