import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { catalogueHref, hasFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { without, type Facet } from './facets';

type ActiveFiltersProps = {
  locale: Locale;
  filters: CatalogueFilters;
  facets: Facet[];
  /** Of the subject that the list is limited to, where it is. */
  subjectName?: string;
};

function chosen({ locale, filters, facets, subjectName }: ActiveFiltersProps) {
  const t = getTranslator(locale, 'catalogue.filters');
  const fromFacets = facets.flatMap(({ facet, label, all, choices }) =>
    filters[facet]
      ? [
          {
            label,
            href: all.href,
            value: choices.find((choice) => choice.selected)?.name ?? filters[facet],
          },
        ]
      : [],
  );
  const more = [
    { key: 'q', label: t('searchTerm'), value: filters.q },
    {
      key: 'subject',
      label: t('subject.label'),
      value: filters.subject && (subjectName ?? filters.subject),
    },
  ] as const;
  return [
    ...more.flatMap(({ key, label, value }) =>
      value ? [{ label, value, href: catalogueHref(locale, without(filters, key)) }] : [],
    ),
    ...fromFacets,
  ];
}

/** What narrows the list, each a link to the list without it. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { locale, filters } = props;
  if (!hasFilters(filters)) return null;
  const t = getTranslator(locale, 'catalogue.filters');
  const common = getTranslator(locale, 'common');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('active')} className="contents">
        {chosen(props).map(({ label, value, href }) => (
          <li key={label}>
            <a
              href={href}
              data-keep-focus
              className="inline-flex min-h-9 items-center gap-2 rounded-md bg-accent px-3 py-1 text-sm text-accent-foreground hover:underline"
            >
              <span className="sr-only">{t('remove')}</span>
              <span>
                {label}: <bdi className="font-bold">{value}</bdi>
              </span>
              <Icon name="close" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={localePath(locale, '/shop')}
        data-keep-focus
        className={buttonVariants({ variant: 'link', size: 'bare' })}
      >
        {common('clearFilters')}
      </a>
    </div>
  );
}
