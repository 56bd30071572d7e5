import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import type { DeskToday } from '@/lib/desk/contract/today';
import { cn } from '@/lib/utils';
import { Panel } from '../frame/panel';
import { Rows } from '../frame/rows';

type Part = Exclude<keyof DeskToday, 'low_stock_at'>;

type TodayPanelProps<T> = {
  name: Part;
  part: { count: number; first: T[] };
  /** The link to all of it. */
  all?: { href: string; label: string };
  /** Whether money depends on it. */
  urgent?: boolean;
  children: (row: T) => ReactNode;
};

function numberTone(isEmpty: boolean, urgent: boolean): string {
  if (isEmpty) return 'text-muted-foreground';
  return urgent ? 'bg-destructive text-destructive-foreground' : 'bg-accent text-accent-foreground';
}

/** One kind of work: how much of it there is, and the most urgent items. */
export function TodayPanel<T>(props: TodayPanelProps<T>) {
  const { name, part, all, urgent = false, children } = props;
  const t = useTranslations('deskToday');
  const isEmpty = part.count === 0;
  return (
    <Panel
      title={t(`${name}.title`)}
      mark={
        <span
          className={cn(
            'min-w-8 shrink-0 rounded-full px-2 text-center text-base/7 font-bold',
            numberTone(isEmpty, urgent),
          )}
        >
          {part.count}
        </span>
      }
      description={t(isEmpty ? `${name}.none` : `${name}.text`)}
      actions={
        all &&
        !isEmpty && (
          <Button asChild variant="link" size="xs">
            <Link href={all.href}>{all.label}</Link>
          </Button>
        )
      }
    >
      {!isEmpty && <Rows>{part.first.map(children)}</Rows>}
    </Panel>
  );
}
