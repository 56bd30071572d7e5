import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { contact } from '@/lib/env/brand';
import { policyPages } from '@/lib/policies/policy-pages';
import './checkout-links.css';

/** Help and policies, in place of the footer with its catalogue. */
export function CheckoutLinks() {
  const t = useTranslations('purchase.links');
  const links = [['help', '/help'], ...policyPages, ['contact', '/contact']] as const;
  return (
    <nav aria-label={t('label')} className="checkout-links" data-own-footer>
      <ul>
        {links.map(([name, path]) => (
          <li key={name}>
            <Link href={path}>{t(name)}</Link>
          </li>
        ))}
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`} dir="ltr">
              {contact.phone}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
