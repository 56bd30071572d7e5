import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import type { DeskToday } from '@/lib/desk/contract/today';
import { localePath } from '@/lib/i18n/locale';
import { Panel } from '../frame/panel';

type Part = Exclude<keyof DeskToday, 'low_stock_at'>;

type TodayPanelProps<T> = {
  name: Part;
  part: { count: number; first: T[] };
  /** Where all of it is. */
  all?: { href: string; label: string };
  /** Money waits for it. */
  urgent?: boolean;
  children: (row: T) => ReactNode;
};

/** One kind of work: how much there is of it, and what comes first. */
export function TodayPanel<T>(props: TodayPanelProps<T>) {
  const { name, part, all, urgent = false, children } = props;
  const t = useTranslations('deskToday');
  const locale = useLocale();
  const isEmpty = part.count === 0;
  return (
    <Panel
      title={t(`${name}.title`)}
      mark={
        <span className="desk-number" data-urgent={(urgent && !isEmpty) || undefined}>
          {part.count}
        </span>
      }
      className={isEmpty ? 'desk-nothing' : ''}
      actions={
        all &&
        !isEmpty && (
          <Button asChild variant="link" size="xs">
            <Link href={localePath(locale, all.href)}>{all.label}</Link>
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className="text-sm text-muted-foreground">{t(`${name}.none`)}</p>
      ) : (
        <>
          <p className="text-sm text-muted-foreground">{t(`${name}.text`)}</p>
          <ul className="desk-rows">{part.first.map(children)}</ul>
        </>
      )}
    </Panel>
  );
}
