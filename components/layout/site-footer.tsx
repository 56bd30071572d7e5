import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { directoryHref } from '@/lib/catalogue/filters';
import { brandName, contact } from '@/lib/env/brand';
import { paymentSettings } from '@/lib/env/payments';
import { policyPages } from '@/lib/policies/policy-pages';
import { footerLink } from '@/components/navigation/link-styles';
import { cn } from '@/lib/utils';
import { FooterLinks } from './menu-links';

export function SiteFooter() {
  const t = useTranslations('layout');
  const footer = useTranslations('footer');
  const policy = useTranslations('purchase.links');
  const locale = useLocale();
  const { phone, email, socialUrl } = contact;
  return (
    <footer
      data-slot="site-footer"
      className={cn(
        'mt-20 bg-cloth pt-12 pb-24 text-cloth-foreground overflow-anchor-none max-xl:off-list:mt-10',
        // The outline of the focus must be visible on the cloth.
        '[--ring:var(--cloth-foreground)]',
        // Neither styled nor laid out while it is far below the screen.
        '[contain-intrinsic-size:auto_73rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_46rem] lg:[contain-intrinsic-size:auto_32rem]',
      )}
    >
      <div className="shell grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="text-2xl font-extrabold">{footer('tagline')}</p>
          <p className="mt-2">{footer('taglineText')}</p>
          <PaymentMarks />
        </div>
        <FooterColumn title={footer('quickLinks')}>
          <FooterLinks
            links={[
              ['/shop', t('shop')],
              ...(['category', 'subject', 'owner'] as const).map(
                (kind) => [directoryHref(kind), t(`directories.${kind}`)] as const,
              ),
            ]}
          />
        </FooterColumn>
        <FooterColumn title={t('customerCare')}>
          <FooterLinks
            links={[
              ['/about', t('aboutUs')],
              ['/contact', t('contact')],
              ['/help', t('help')],
              ['/track', t('trackOrder')],
              ...policyPages.map(([name, path]) => [path, policy(name)] as const),
            ]}
          />
        </FooterColumn>
        <FooterColumn title={footer('contactInfo')}>
          {phone && <ContactLink href={`tel:${phone.replaceAll(' ', '')}`} name={phone} />}
          {email && <ContactLink href={`mailto:${email}`} name={email} />}
          {socialUrl && <ContactLink href={socialUrl} name={footer('followUs')} />}
          <FooterLinks links={[['/contact', footer('contactSupport')]]} />
        </FooterColumn>
      </div>
      <p className="shell mt-10 border-t border-current/20 pt-6 text-sm">
        <bdi>{`© ${brandName(locale)}`}</bdi>. {footer('rights')}
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
    <ul aria-label={t('choose')} className="mt-5 flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark} className="rounded-md border border-current/40 px-2.5 text-sm font-semibold">
          {mark}
        </li>
      ))}
    </ul>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-bold">{title}</h2>
      <ul className="mt-2 space-y-1">{children}</ul>
    </section>
  );
}

/** Phone numbers and e-mail addresses keep their own direction. */
function ContactLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a href={href} className={footerLink}>
        <bdi dir={href.startsWith('http') ? undefined : 'ltr'}>{name}</bdi>
      </a>
    </li>
  );
}
