import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Pagination, PaginationContent, PaginationItem } from '@/components/ui/pagination';
import { catalogueHref, pageSize, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

type ListPaginationProps = { locale: Locale; filters: CatalogueFilters; total: number };

export function ListPagination({ locale, filters, total }: ListPaginationProps) {
  const t = getTranslator(locale, 'catalogue.pagination');
  const { page } = filters;
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const href = (target: number) => catalogueHref(locale, { ...filters, page: target });
  return (
    <Pagination aria-label={t('label')} className="mt-12">
      <PaginationContent>
        {page > 1 && (
          <PaginationItem>
            <Button asChild variant="outline">
              <a href={href(page - 1)} rel="prev">
                <Icon name="chevron" className="size-4 -scale-x-100 rtl:scale-x-100" />
                {t('previous')}
              </a>
            </Button>
          </PaginationItem>
        )}
        <PaginationItem>
          <span aria-current="page">{t('status', { page, pages })}</span>
        </PaginationItem>
        {page < pages && (
          <PaginationItem>
            <Button asChild variant="outline">
              <a href={href(page + 1)} rel="next">
                {t('next')}
                <Icon name="chevron" className="size-4 rtl:-scale-x-100" />
              </a>
            </Button>
          </PaginationItem>
        )}
      </PaginationContent>
    </Pagination>
  );
}
