import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** A form that works without scripts: it asks for the list with the words typed. */
export function HeaderSearch({ locale, className }: { locale: Locale; className?: string }) {
  const t = getTranslator(locale, 'layout');
  return (
    <form
      role="search"
      action={localePath(locale, '/shop')}
      aria-label={t('searchShop')}
      className={className}
    >
      <div className="relative">
        <Input
          type="search"
          name="q"
          required
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('searchShop')}
          placeholder={t('searchPlaceholder')}
          className="pe-12"
        />
        <Button
          type="submit"
          variant="ghost"
          size="icon"
          aria-label={t('search')}
          className="absolute end-0 top-0"
        >
          <Icon name="search" />
        </Button>
      </div>
    </form>
  );
}
