'use client';

import { ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Pagination, PaginationContent, PaginationItem } from '@/components/ui/pagination';
import { ordersPath, pagesOf } from '@/lib/orders/orders-page';
import { useOrdersPage } from '@/lib/orders/use-orders';
import { OrdersList } from './orders-list';
import { SelectedOrder } from './selected-order';
import { useSelectedOrder } from './use-selected-order';

type AllOrdersProps = {
  userId: string;
  page: number;
  /** Shown when there are no orders. */
  empty: ReactNode;
};

/** All orders, newest first, in pages (`page` starts at 1). */
export function AllOrders({ userId, page, empty }: AllOrdersProps) {
  const t = useTranslations('orders.list');
  const { page: read, failed, isValidating, mutate } = useOrdersPage(userId, page);
  const { orderId, select, close } = useSelectedOrder(ordersPath(1));
  const heading = useRef<HTMLHeadingElement>(null);
  if (read?.status === 'beyond') return <NotFoundScreen />;

  async function retry() {
    // The focused button disappears when the orders are loaded.
    if (await mutate()) heading.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
          {t('title')}
        </h1>
        {read && read.total > 0 && (
          <p className="text-muted-foreground">
            {t('count')} {read.total}
          </p>
        )}
      </div>
      <NeedsScripts text={t('needsScripts')} />
      <Card className="mt-6 noscript:hidden">
        <CardContent>
          <OrdersList
            orders={read?.orders}
            rows={5}
            failed={failed}
            isValidating={isValidating}
            empty={empty}
            onRetry={retry}
            onSelect={select}
          />
        </CardContent>
      </Card>
      {read && <OrdersPagination page={page} pages={pagesOf(read.total)} />}
      <SelectedOrder orderId={orderId} listed={read?.orders} onClose={close} />
    </>
  );
}

function OrdersPagination({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('orders.list.pages');
  if (pages === 1) return null;
  return (
    <Pagination aria-label={t('label')} className="mt-8">
      <PaginationContent>
        {page > 1 && (
          <PaginationItem>
            <Button asChild variant="outline">
              <Link href={ordersPath(page - 1)} rel="prev">
                <Icon icon={ChevronRight} className="size-4 -scale-x-100 rtl:scale-x-100" />
                {t('previous')}
              </Link>
            </Button>
          </PaginationItem>
        )}
        <PaginationItem>
          <span aria-current="page">
            {t('status', { page: String(page), pages: String(pages) })}
          </span>
        </PaginationItem>
        {page < pages && (
          <PaginationItem>
            <Button asChild variant="outline">
              <Link href={ordersPath(page + 1)} rel="next">
                {t('next')}
                <Icon icon={ChevronRight} className="size-4 rtl:-scale-x-100" />
              </Link>
            </Button>
          </PaginationItem>
        )}
      </PaginationContent>
    </Pagination>
  );
}
