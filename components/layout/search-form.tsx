import { useLocale, useTranslations } from 'next-intl';
import { Form } from '@/components/navigation/form';
import { SearchField } from '@/components/ui/search-field';
import { longestQuery } from '@/lib/catalogue/list-query.mjs';
import { localePath } from '@/lib/i18n/locale';

type SearchFormProps = {
  className: string;
  /** Takes the focus when its popover opens. */
  opens?: boolean;
};

/** Opens the list of search results. */
export function SearchForm({ className, opens = false }: SearchFormProps) {
  const t = useTranslations('layout');
  const locale = useLocale();
  return (
    <Form
      role="search"
      action={localePath(locale, '/shop')}
      aria-label={t('searchShop')}
      className={`w-full ${className}`}
    >
      <SearchField
        label={t('searchShop')}
        submitLabel={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={longestQuery}
        required
        autoFocus={opens}
      />
    </Form>
  );
}
