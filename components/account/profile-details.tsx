'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { contactPhones, placeName, splitName } from '@/lib/account/profile';
import { useProfile } from '@/lib/account/use-profile';

type ProfileField = { label: string; value: string; dir?: 'ltr'; wide?: boolean };

/** The shopper's own data. */
export function ProfileDetails({ email }: { email: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const { data: profile, failed, isValidating, mutate } = useProfile(email);
  if (failed) {
    return (
      <div role="alert">
        <p className="font-semibold">{t('failed')}</p>
        <Button
          type="button"
          aria-disabled={isValidating || undefined}
          onClick={() => void mutate()}
          className="mt-4"
        >
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  const loading = profile === undefined;
  const { firstName, lastName } = splitName(profile?.full_name ?? null);
  const { phone, additionalPhone } = contactPhones(profile ?? null);
  const address = profile?.addresses[0];
  return (
    <div aria-busy={loading}>
      {loading && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      <div
        className={`grid items-start gap-6 ${loading ? 'motion-safe:[&_input]:animate-pulse' : ''}`}
      >
        <ProfileCard
          title={t('personal.title')}
          text={t('personal.text')}
          fields={[
            { label: t('fields.firstName'), value: firstName },
            { label: t('fields.lastName'), value: lastName },
            { label: t('fields.email'), value: profile?.email ?? '', dir: 'ltr', wide: true },
            { label: t('fields.phone'), value: phone, dir: 'ltr' },
            { label: t('fields.additionalPhone'), value: additionalPhone, dir: 'ltr' },
          ]}
        />
        <ProfileCard
          title={t('address.title')}
          text={t('address.text')}
          fields={[
            {
              label: t('fields.shippingAddress'),
              value: address?.shipping_address ?? '',
              wide: true,
            },
            { label: t('fields.city'), value: placeName(address?.area?.city, locale) },
            { label: t('fields.area'), value: placeName(address?.area, locale) },
            // ZIP codes are not stored.
            { label: t('fields.zip'), value: '', dir: 'ltr' },
          ]}
        />
      </div>
    </div>
  );
}

type ProfileCardProps = { title: string; text: string; fields: ProfileField[] };

/** Read-only fields. */
function ProfileCard({ title, text, fields }: ProfileCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-border bg-card px-5 py-6 sm:px-7"
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <p className="text-muted-foreground">{text}</p>
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map(({ label, value, dir, wide }) => (
          <label key={label} className={`block ${wide ? 'sm:col-span-2' : ''}`}>
            <span className="mb-1 block font-semibold">{label}</span>
            <Input disabled value={value} dir={dir ?? 'auto'} />
          </label>
        ))}
      </div>
    </section>
  );
}
