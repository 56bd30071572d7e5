import { Mail, MessageSquare, Smartphone } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import type { ContactWay } from '@/lib/contact/contact-ways';
import { IconNote } from './icon-note';

const icons: Record<ContactWay['kind'], ReactNode> = {
  phone: <Icon icon={Smartphone} />,
  email: <Icon icon={Mail} />,
  social: <Icon icon={MessageSquare} />,
};

export function ContactList({ ways }: { ways: readonly ContactWay[] }) {
  const t = useTranslations('contact.ways');
  return (
    <ul className="grid gap-6 rounded-lg border border-border bg-card p-5 sm:grid-cols-2 sm:p-6">
      {ways.map(({ kind, href, text }) => (
        <IconNote key={kind} icon={icons[kind]} title={t(kind)}>
          <a
            href={href}
            {...(kind === 'social' && { rel: 'noopener' })}
            className="inline-flex min-h-8 items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi dir="ltr" className="wrap-anywhere">
              {text}
            </bdi>
          </a>
        </IconNote>
      ))}
    </ul>
  );
}
