import { useLocale, useTranslations } from 'next-intl';
import { SuggestField } from '@/components/search/suggest-field';
import { Form } from '@/components/navigation/form';
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
      <SuggestField
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
