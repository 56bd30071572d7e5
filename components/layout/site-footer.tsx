import { brandName, contact } from '@/lib/env/brand';
import { landingPath } from '@/lib/catalogue/filters';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ChatButton } from './chat-button';
import { FooterColumn } from './footer-column';
import type { ShellWords } from './shell-words';
import { SocialButton } from './social-button';

export type FooterCategory = [slug: string, name: string];

type SiteFooterProps = { locale: Locale; words: ShellWords; categories: FooterCategory[] };

/** `categories`: listed under the quick links, each with its landing page. */
export function SiteFooter({ locale, words, categories }: SiteFooterProps) {
  const to = (path: string) => localePath(locale, path);
  const { phone, email } = contact;
  return (
    <footer className="site-footer">
      <div className="shell grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="text-2xl font-extrabold">{words.tagline}</p>
          <p className="mt-2">{words.taglineText}</p>
        </div>
        <FooterColumn
          title={words.quickLinks}
          links={[
            { href: to('/shop'), name: words.shop },
            ...categories.map(([slug, name]) => ({
              href: to(landingPath('category', slug)),
              name,
            })),
          ]}
        />
        <FooterColumn
          title={words.customerCare}
          links={[
            { href: to('/about'), name: words.aboutUs },
            { href: to('/contact'), name: words.contact },
            { href: to('/help'), name: words.help },
            // Not among `words`, which every page sends to its islands as well.
            { href: to('/track'), name: words.trackOrder },
          ]}
        />
        <FooterColumn
          title={words.contactInfo}
          links={[
            ...(phone ? [{ href: `tel:${phone.replaceAll(' ', '')}`, name: phone }] : []),
            ...(email ? [{ href: `mailto:${email}`, name: email }] : []),
            { href: to('/contact'), name: words.contactSupport },
          ]}
        />
      </div>
      <p className="shell mt-10 border-t border-current/20 pt-6 text-sm">
        <bdi>{`© ${brandName(locale)}`}</bdi>. {words.rights}
      </p>
      <SocialButton label={words.social} />
      <ChatButton locale={locale} label={words.chat} />
    </footer>
  );
}
