import Link from 'next/link';
import { brandName, contact } from '@/lib/env/brand';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { FooterColumn } from './footer-column';

export type FooterLink = { href: string; name: string };

/** `categories`: landing pages to list under the quick links; addresses include the language. */
export function SiteFooter({ locale, categories }: { locale: Locale; categories: FooterLink[] }) {
  const t = getTranslator(locale, 'layout');
  const to = (path: string) => localePath(locale, path);
  const link = 'inline-flex min-h-8 items-center underline-offset-4 hover:underline';
  return (
    <footer className="mt-20 bg-cloth pt-12 pb-24 text-cloth-foreground [--ring:var(--cloth-foreground)] sm:pb-12">
      <div className="shell grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="text-2xl font-extrabold">{t('tagline')}</p>
          <p className="mt-2">{t('taglineText')}</p>
        </div>
        <FooterColumn title={t('quickLinks')}>
          {[{ href: to('/shop'), name: t('shop') }, ...categories].map(({ href, name }) => (
            <li key={href}>
              <Link href={href} prefetch={false} className={link}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={t('customerCare')}>
          {(['aboutUs', 'contact', 'help'] as const).map((name) => (
            <li key={name}>
              <Link
                href={to(name === 'aboutUs' ? '/about' : `/${name}`)}
                prefetch={false}
                className={link}
              >
                {t(name)}
              </Link>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={t('contactInfo')}>
          {contact.phone && (
            <li>
              <a href={`tel:${contact.phone}`} dir="ltr" className={link}>
                {contact.phone}
              </a>
            </li>
          )}
          {contact.email && (
            <li>
              <a href={`mailto:${contact.email}`} dir="ltr" className={link}>
                {contact.email}
              </a>
            </li>
          )}
          <li>
            <Link href={to('/contact')} prefetch={false} className={link}>
              {t('contactSupport')}
            </Link>
          </li>
        </FooterColumn>
      </div>
      <p className="shell mt-10 border-t border-current/20 pt-6 text-sm">
        <bdi>{`© ${brandName(locale)}`}</bdi>. {t('rights')}
      </p>
    </footer>
  );
}
