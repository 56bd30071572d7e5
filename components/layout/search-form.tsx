import { useTranslations } from 'next-intl';
import { SuggestField } from '@/components/search/suggest-field';
import { Form } from '@/components/navigation/form';
import { longestQuery } from '@/lib/catalogue/list-query.mjs';

type SearchFormProps = {
  className: string;
  /** Takes the focus when its popover opens. */
  opens?: boolean;
};

/** Opens the list of search results. */
export function SearchForm({ className, opens = false }: SearchFormProps) {
  const t = useTranslations('layout');
  return (
    <Form
      role="search"
      action="/shop"
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
