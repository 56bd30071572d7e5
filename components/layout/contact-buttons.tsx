import { MessageSquareIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FacebookIcon, WhatsappIcon } from '@/components/brand-icons';
import { socialNetwork } from '@/lib/contact/social-network';
import { contact } from '@/lib/env/brand';
import { ChatButton } from './chat-button';
import './contact-buttons.css';

/**
 * The social page and the chat. They float where they cover nothing that is read or filled in; elsewhere they stand at
 * the end of the page, above the footer.
 */
export function ContactButtons() {
  const t = useTranslations('layout');
  return (
    <aside aria-label={t('customerCare')} className="contact-buttons">
      <SocialButton />
      <ChatButton />
    </aside>
  );
}

const networkIcons = { facebook: FacebookIcon, whatsapp: WhatsappIcon };

/** Missing if no social page is configured. */
function SocialButton() {
  const t = useTranslations('footer');
  if (!contact.socialUrl) return null;
  const network = socialNetwork(contact.socialUrl);
  const NetworkIcon = network ? networkIcons[network] : MessageSquareIcon;
  return (
    <a href={contact.socialUrl} rel="noopener" className="social">
      <NetworkIcon className="size-6" />
      <span className="contact-name">{network ? t(`networks.${network}`) : t('social')}</span>
    </a>
  );
}
