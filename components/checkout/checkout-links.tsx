import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { contact } from '@/lib/env/brand';
import { policyPages } from '@/lib/policies/policy-pages';
import './checkout.css';

const linkClass =
  'inline-flex min-h-11 items-center text-muted-foreground underline-offset-4 hover:text-inherit hover:underline';

/** Help and policies, in place of the footer with its catalogue. */
export function CheckoutLinks() {
  const t = useTranslations('purchase.links');
  const links = [['help', '/help'], ...policyPages, ['contact', '/contact']] as const;
  return (
    <nav
      aria-label={t('label')}
      data-slot="checkout-links"
      // As the footer's: on a reload it is visible before the form.
      className="mt-12 border-t-3 border-double py-4 text-sm overflow-anchor-none"
    >
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([name, path]) => (
          <li key={name}>
            <Link href={path} className={linkClass}>
              {t(name)}
            </Link>
          </li>
        ))}
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`} dir="ltr" className={linkClass}>
              {contact.phone}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
