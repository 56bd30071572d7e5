import { ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';

type ListPagesProps = {
  label: string;
  /** After which row this page begins; null on the first one. */
  cursor: string | null;
  /** Null on the last page. */
  nextCursor: string | null;
  hrefOf: (cursor: string | null) => string;
};

/** The way through a list that is read from row to row: on, and back to its beginning. */
export function ListPages({ label, cursor, nextCursor, hrefOf }: ListPagesProps) {
  const t = useTranslations('desk.pages');
  if (cursor === null && nextCursor === null) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-3">
      {cursor !== null && (
        <Button asChild variant="outline">
          <Link href={hrefOf(null)}>{t('first')}</Link>
        </Button>
      )}
      {nextCursor !== null && (
        <Button asChild variant="outline">
          <Link href={hrefOf(nextCursor)} rel="next">
            {t('next')}
            <Icon icon={ChevronRight} className="size-4 rtl:-scale-x-100" />
          </Link>
        </Button>
      )}
    </nav>
  );
}
