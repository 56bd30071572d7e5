import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Pagination, PaginationContent, PaginationItem } from '@/components/ui/pagination';
import { catalogueHref, pageSize, type CatalogueFilters } from '@/lib/catalogue/filters';
import { ListLink } from './list-link';

type ListPaginationProps = { filters: CatalogueFilters; total: number };

export function ListPagination({ filters, total }: ListPaginationProps) {
  const t = useTranslations('catalogue.pagination');
  const locale = useLocale();
  const { page } = filters;
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const href = (target: number) => catalogueHref(locale, { ...filters, page: target });
  return (
    <Pagination aria-label={t('label')} className="mt-12">
      <PaginationContent>
        {page > 1 && (
          <PaginationItem>
            <ListLink
              id="previous-page"
              href={href(page - 1)}
              rel="prev"
              toTop
              className="btn btn-outline btn-md"
            >
              <Icon name="chevron" className="size-4 -scale-x-100 rtl:scale-x-100" />
              {t('previous')}
            </ListLink>
          </PaginationItem>
        )}
        <PaginationItem>
          <span aria-current="page">{t('status', { page, pages })}</span>
        </PaginationItem>
        {page < pages && (
          <PaginationItem>
            <ListLink
              id="next-page"
              href={href(page + 1)}
              rel="next"
              toTop
              className="btn btn-outline btn-md"
            >
              {t('next')}
              <Icon name="chevron" className="size-4 rtl:-scale-x-100" />
            </ListLink>
          </PaginationItem>
        )}
      </PaginationContent>
    </Pagination>
  );
}
