import { ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';

type ListPagesProps = {
  label: string;
  /** The cursor after which this page begins; null on the first page. */
  cursor: string | null;
  /** Null on the last page. */
  nextCursor: string | null;
  hrefOf: (cursor: string | null) => string;
};

/** The pagination of a list that is read by cursor: the next page and the first one. */
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
