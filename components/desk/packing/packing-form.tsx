'use client';

import { ShoppingBag } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter } from '@/components/ui/card';
import { ScriptButton } from '@/components/forms/script-button';
import { deskStartPacking } from '@/lib/desk/contract/packing';
import { readOrderCodes } from '@/lib/desk/packing/order-codes';
import { papers, type PackedStatus } from '@/lib/desk/packing/papers';
import { localePath } from '@/lib/i18n/locale';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';
import { StartVerdicts, type StartedOrder } from './start-verdicts';
import { useChoice } from './use-choice';

type PackingFormProps = {
  status: PackedStatus;
  /** There is nothing to select. */
  isEmpty: boolean;
  /** The orders' ids: when they change, the boxes have been rendered again. */
  rows: string;
  /** The table with a box for each order. */
  children: ReactNode;
};

/**
 * Selects orders to print for or to start. Printing is a form that opens a page, so it needs no scripts; if nothing
 * is selected, the whole list is printed.
 */
export function PackingForm({ status, isEmpty, rows, children }: PackingFormProps) {
  const t = useTranslations('deskPacking');
  const locale = useLocale();
  const hint = useId();
  const { form, chosen, codes, change, press } = useChoice(rows);
  const { change: act, isBusy, refusal } = useDeskChange();
  const [verdicts, setVerdicts] = useState<StartedOrder[] | null>(null);

  async function start() {
    const p_order_ids = readOrderCodes(codes());
    if (p_order_ids.length === 0) return;
    const done = ({ started }: { started: number }) => t('started', { count: started });
    const answer = await act(deskStartPacking, { p_order_ids }, done);
    if (answer) setVerdicts(answer.orders);
  }

  return (
    <>
      {verdicts && <StartVerdicts orders={verdicts} />}
      <form
        ref={form}
        action={localePath(locale, '/desk/packing/print')}
        onChange={change}
        onClick={press}
        className="mt-4"
      >
        <input type="hidden" name="status" value={status} />
        <Card className="gap-0 pb-0">
          <CardContent className="px-3 sm:px-5">{children}</CardContent>
          <CardFooter
            hidden={isEmpty}
            className="sticky bottom-0 flex-wrap gap-x-4 gap-y-2 rounded-b-lg border-t bg-card p-3 sm:px-5"
          >
            <p role="status" className="w-full text-sm font-semibold sm:w-auto sm:grow">
              {t('chosen', { count: chosen })}
            </p>
            <div role="group" aria-label={t('print')} className="flex flex-wrap gap-2">
              {papers.map((paper) => (
                <Button key={paper} name="paper" value={paper} variant="outline" size="sm">
                  {t(paper)}
                </Button>
              ))}
            </div>
            {status === 'processing' && (
              <ScriptButton
                aria-disabled={chosen === 0 || isBusy || undefined}
                aria-describedby={hint}
                onClick={() => void start()}
                size="sm"
                className="max-sm:w-full"
              >
                <Icon icon={ShoppingBag} className="size-4.5" />
                {t('start')}
              </ScriptButton>
            )}
            {status === 'processing' && (
              <span id={hint} className="sr-only">
                {t('startAll')}
              </span>
            )}
          </CardFooter>
        </Card>
        <Refusal>{refusal}</Refusal>
      </form>
    </>
  );
}
