import { brandName, contact } from '@/lib/env/brand';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { FooterColumn, type FooterLink } from './footer-column';
import { SocialButton } from './social-button';

/** `categories`: landing pages to list under the quick links; addresses include the language. */
export function SiteFooter({ locale, categories }: { locale: Locale; categories: FooterLink[] }) {
  const t = getTranslator(locale, 'layout');
  const to = (path: string) => localePath(locale, path);
  const { phone, email } = contact;
  return (
    <footer className="site-footer">
      <div className="shell grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="text-2xl font-extrabold">{t('tagline')}</p>
          <p className="mt-2">{t('taglineText')}</p>
        </div>
        <FooterColumn
          title={t('quickLinks')}
          links={[{ href: to('/shop'), name: t('shop') }, ...categories]}
        />
        <FooterColumn
          title={t('customerCare')}
          links={[
            { href: to('/about'), name: t('aboutUs') },
            { href: to('/contact'), name: t('contact') },
            { href: to('/help'), name: t('help') },
          ]}
        />
        <FooterColumn
          title={t('contactInfo')}
          links={[
            ...(phone ? [{ href: `tel:${phone.replaceAll(' ', '')}`, name: phone }] : []),
            ...(email ? [{ href: `mailto:${email}`, name: email }] : []),
            { href: to('/contact'), name: t('contactSupport') },
          ]}
        />
      </div>
      <p className="shell mt-10 border-t border-current/20 pt-6 text-sm">
        <bdi>{`© ${brandName(locale)}`}</bdi>. {t('rights')}
      </p>
      <SocialButton locale={locale} />
    </footer>
  );
}
