import { MessageSquare } from 'lucide';
import { useTranslations } from 'next-intl';
import { facebook, whatsapp } from '@/components/brand-icons';
import { Icon } from '@/components/icon';
import { socialNetwork } from '@/lib/contact/social-network';
import { contact } from '@/lib/env/brand';
import { cn } from '@/lib/utils';
import { ChatButton } from './chat-button';
import { contactButton, contactName } from './contact-button-styles';
import './contact-buttons.css';

/**
 * The social page and the chat. They float where the page has margins for them, or over lists of books; elsewhere they
 * would cover text and fields, so they stand at the end of the page, above the footer.
 */
export function ContactButtons() {
  const t = useTranslations('layout');
  return (
    <aside
      aria-label={t('customerCare')}
      className="overflow-anchor-none max-xl:off-list:shell max-xl:off-list:mt-12 max-xl:off-list:mb-6 max-xl:off-list:flex max-xl:off-list:flex-wrap max-xl:off-list:gap-3"
    >
      <SocialButton />
      <ChatButton />
    </aside>
  );
}

const networkIcons = { facebook, whatsapp };

/** Missing if no social page is configured. */
function SocialButton() {
  const t = useTranslations('footer');
  if (!contact.socialUrl) return null;
  const network = socialNetwork(contact.socialUrl);
  return (
    <a
      href={contact.socialUrl}
      rel="noopener"
      data-slot="contact-button"
      className={cn(contactButton, 'start-4')}
    >
      <Icon icon={network ? networkIcons[network] : MessageSquare} className="size-6" />
      <span className={contactName}>{network ? t(`networks.${network}`) : t('social')}</span>
    </a>
  );
}
