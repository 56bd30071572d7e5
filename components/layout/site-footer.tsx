import { useLocale, useTranslations } from 'next-intl';
import { directoryHref } from '@/lib/catalogue/filters';
import { brandName, contact } from '@/lib/env/brand';
import { paymentSettings } from '@/lib/env/payments';
import { Link } from '@/components/navigation/link';
import { localePath } from '@/lib/i18n/locale';
import { policyPages } from '@/lib/policies/policy-pages';

export function SiteFooter() {
  const t = useTranslations('layout');
  const policy = useTranslations('purchase.links');
  const locale = useLocale();
  const to = (path: string) => localePath(locale, path);
  const { phone, email, socialUrl } = contact;
  return (
    <footer className="site-footer">
      <div className="shell grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="text-2xl font-extrabold">{t('tagline')}</p>
          <p className="mt-2">{t('taglineText')}</p>
          <PaymentMarks />
        </div>
        <FooterColumn
          title={t('quickLinks')}
          links={[
            { href: to('/shop'), name: t('shop') },
            ...(['category', 'subject', 'owner'] as const).map((kind) => ({
              href: directoryHref(locale, kind),
              name: t(`directories.${kind}`),
            })),
          ]}
        />
        <FooterColumn
          title={t('customerCare')}
          links={[
            { href: to('/about'), name: t('aboutUs') },
            { href: to('/contact'), name: t('contact') },
            { href: to('/help'), name: t('help') },
            { href: to('/track'), name: t('trackOrder') },
            ...policyPages.map(([name, path]) => ({ href: to(path), name: policy(name) })),
          ]}
        />
        <FooterColumn
          title={t('contactInfo')}
          links={[
            ...(phone ? [{ href: `tel:${phone.replaceAll(' ', '')}`, name: phone }] : []),
            ...(email ? [{ href: `mailto:${email}`, name: email }] : []),
            ...(socialUrl ? [{ href: socialUrl, name: t('followUs') }] : []),
            { href: to('/contact'), name: t('contactSupport') },
          ]}
        />
      </div>
      <p className="shell mt-10 border-t border-current/20 pt-6 text-sm">
        <bdi>{`© ${brandName(locale)}`}</bdi>. {t('rights')}
      </p>
    </footer>
  );
}

/** The providers that are configured, and what both of them accept. */
function PaymentMarks() {
  const t = useTranslations('payments');
  const { providers } = paymentSettings();
  if (providers.length === 0) return null;
  const marks = [
    ...providers.map((provider) => t(`${provider}.name`)),
    t('methods.card'),
    t('methods.wallet'),
  ];
  return (
    <ul aria-label={t('choose')} className="payment-marks">
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}

type FooterColumnProps = { title: string; links: { href: string; name: string }[] };

/** Phone numbers and e-mail addresses keep their own direction. */
function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <section>
      <h2 className="font-bold">{title}</h2>
      <ul className="mt-2 space-y-1">
        {links.map(({ href, name }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Link href={href}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <a href={href}>
                <bdi dir={href.startsWith('http') ? undefined : 'ltr'}>{name}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
