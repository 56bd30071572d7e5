import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { contact } from '@/lib/env/brand';

/** Absent where the shop has configured no page of its own elsewhere. */
export function SocialButton() {
  const t = useTranslations('layout');
  if (!contact.socialUrl) return null;
  return (
    <a
      href={contact.socialUrl}
      rel="noopener"
      aria-label={t('social')}
      className="social fixed start-4 bottom-4 z-30 inline-flex size-12 items-center justify-center rounded-full border border-cloth-foreground/40 bg-cloth text-cloth-foreground shadow-cover"
    >
      <Icon name="message" className="size-6" />
    </a>
  );
}
