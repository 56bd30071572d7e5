'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';

/** The form on the page of a sold-out book. */
export const notifyFormId = 'notify';

type NotifyLinkProps = {
  sku: string;
  /** Id of the element with the product's title, so that the links of a list have distinct labels. */
  titleId: string;
  className: string;
};

/** In place of the button on the card of a sold-out book. */
export function NotifyLink({ sku, titleId, className }: NotifyLinkProps) {
  const t = useTranslations('cart');
  const id = `${titleId}-notify`;
  return (
    <Link
      id={id}
      href={`/product/${sku}#${notifyFormId}`}
      aria-labelledby={`${id} ${titleId}`}
      className={className}
    >
      {t('notify')}
    </Link>
  );
}
