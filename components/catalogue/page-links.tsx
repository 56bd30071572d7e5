import { ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { buttonVariants } from '@/components/ui/button';
import { Pagination, PaginationContent, PaginationItem } from '@/components/ui/pagination';

type LinkParts = { id: string; rel: 'prev' | 'next'; className: string; children: ReactNode };

type PageLinksProps = {
  page: number;
  pages: number;
  /** A link to one of the pages. */
  link: (page: number, parts: LinkParts) => ReactNode;
};

/** The position in a list of several pages, with links to its previous and next page. */
export function PageLinks({ page, pages, link }: PageLinksProps) {
  const t = useTranslations('catalogue.pagination');
  if (pages <= 1) return null;
  const className = buttonVariants({ variant: 'outline' });
  return (
    <Pagination aria-label={t('label')} className="mt-12">
      <PaginationContent>
        {page > 1 && (
          <PaginationItem>
            {link(page - 1, {
              id: 'previous-page',
              rel: 'prev',
              className,
              children: (
                <>
                  <Icon icon={ChevronRight} className="size-4 -scale-x-100 rtl:scale-x-100" />
                  {t('previous')}
                </>
              ),
            })}
          </PaginationItem>
        )}
        <PaginationItem>
          <span aria-current="page">{t('status', { page, pages })}</span>
        </PaginationItem>
        {page < pages && (
          <PaginationItem>
            {link(page + 1, {
              id: 'next-page',
              rel: 'next',
              className,
              children: (
                <>
                  {t('next')}
                  <Icon icon={ChevronRight} className="size-4 rtl:-scale-x-100" />
                </>
              ),
            })}
          </PaginationItem>
        )}
      </PaginationContent>
    </Pagination>
  );
}
