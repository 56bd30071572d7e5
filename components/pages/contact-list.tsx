import type { IconName } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import type { ContactWay } from './contact-way';
import { IconNote } from './icon-note';

const icons: Record<ContactWay['kind'], IconName> = {
  phone: 'phone',
  email: 'mail',
  social: 'message',
};

export function ContactList({ locale, ways }: { locale: Locale; ways: readonly ContactWay[] }) {
  const t = getTranslator(locale, 'contact.ways');
  return (
    <ul className="grid gap-6 rounded-lg border border-border bg-card p-5 sm:grid-cols-2 sm:p-6">
      {ways.map(({ kind, href, words }) => (
        <IconNote key={kind} icon={icons[kind]} title={t(kind)}>
          <a
            href={href}
            {...(kind === 'social' && { rel: 'noopener' })}
            className="inline-flex min-h-8 items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi dir="ltr" className="[overflow-wrap:anywhere]">
              {words}
            </bdi>
          </a>
        </IconNote>
      ))}
    </ul>
  );
}
