'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type * as z from 'zod/mini';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { deskStartPacking } from '@/lib/desk/contract/packing';
import { papers, papersPath } from '@/lib/desk/packing/papers';

export type StartedOrder = z.infer<typeof deskStartPacking.answer>['orders'][number];

/** The result for each order that was to be started, failures first. */
export function StartVerdicts({ orders }: { orders: readonly StartedOrder[] }) {
  const t = useTranslations('deskPacking');
  const statuses = useTranslations('orderStatus');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The orders have left the list, and with them the focused element.
  useEffect(() => title.current?.focus(), [orders]);
  const started = orders.filter(({ verdict }) => verdict === 'started');
  const sorted = [...orders.filter(({ verdict }) => verdict !== 'started'), ...started];
  return (
    <Card role="region" aria-labelledby={id} className="mt-4 gap-2">
      <CardHeader>
        <CardTitle className="text-lg">
          <h2 id={id} ref={title} tabIndex={-1}>
            {t('verdicts.title')}
          </h2>
        </CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="max-h-56 overflow-y-auto text-sm" tabIndex={0} aria-labelledby={id}>
          {sorted.map(({ order_id, order_number, status, verdict }) => (
            <li
              key={order_id}
              className="flex flex-wrap justify-between gap-x-4 border-b py-1.5 last:border-0"
            >
              <bdi className="font-semibold">{order_number ?? order_id}</bdi>
              <span
                className={
                  verdict === 'started' ? 'text-muted-foreground' : 'font-semibold text-destructive'
                }
              >
                {t(`verdicts.${verdict}`, { status: status ? statuses(status) : '' })}
              </span>
            </li>
          ))}
        </ul>
        {started.length > 0 && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <p className="text-sm">{t('verdicts.printStarted')}</p>
            {papers.map((paper) => (
              <Button key={paper} asChild variant="outline" size="sm">
                <Link
                  href={papersPath({
                    paper,
                    status: 'preparing',
                    orderIds: started.map(({ order_id }) => order_id),
                  })}
                >
                  {t(paper)}
                </Link>
              </Button>
            ))}
          </div>
        )}
      </CardContent>
    </Card>
  );
}
