import { useLocale, useTranslations } from 'next-intl';
import { Form } from '@/components/navigation/form';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
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
      className={`relative w-full ${className}`}
    >
      <Input
        type="search"
        name="q"
        required
        autoFocus={opens}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('searchShop')}
        placeholder={t('searchPlaceholder')}
        className="pe-12"
      />
      <button
        type="submit"
        aria-label={t('search')}
        className="btn btn-ghost btn-icon absolute end-0 top-0"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}
