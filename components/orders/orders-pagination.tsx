import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ordersPath, pagesOf } from '@/lib/orders/orders-page';
import type { OrdersWords } from './orders-words';

type OrdersPaginationProps = {
  locale: Locale;
  page: number;
  total: number;
  words: OrdersWords['list']['pages'];
};

export function OrdersPagination({ locale, page, total, words }: OrdersPaginationProps) {
  const pages = pagesOf(total);
  if (pages === 1) return null;
  const href = (target: number) => localePath(locale, ordersPath(target));
  const status = words.status.replace('{page}', String(page)).replace('{pages}', String(pages));
  return (
    <nav aria-label={words.label} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev" className="btn btn-outline btn-md">
              <Icon name="chevron" className="size-4 -scale-x-100 rtl:scale-x-100" />
              {words.previous}
            </a>
          </li>
        )}
        <li>
          <span aria-current="page">{status}</span>
        </li>
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next" className="btn btn-outline btn-md">
              {words.next}
              <Icon name="chevron" className="size-4 rtl:-scale-x-100" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
