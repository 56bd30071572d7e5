import { BookOpen } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Form } from '@/components/navigation/form';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/forms/search-field';
import { directoryHref } from '@/lib/catalogue/filters';
import { longestQuery } from '@/lib/catalogue/list-query.mjs';
import { brandName } from '@/lib/env/brand';
import { BackButton } from './back-button';

/** Offers ways to another book. Sets the document's title, as in `NotFoundScreen`. */
export function ProductNotFound() {
  const t = useTranslations('errors.productNotFound');
  const layout = useTranslations('layout');
  const locale = useLocale();
  return (
    <>
      <title>{`${t('title')} | ${brandName(locale)}`}</title>
      <MessagePanel
        icon={<Icon icon={BookOpen} />}
        heading="h1"
        title={t('title')}
        text={t('text')}
      >
        {/* No landmark: the header's search is one already. */}
        <Form action="/shop" className="w-full">
          <SearchField
            label={layout('searchShop')}
            submitLabel={layout('search')}
            placeholder={layout('searchPlaceholder')}
            maxLength={longestQuery}
            required
          />
        </Form>
        <Button asChild variant="outline">
          <Link href={directoryHref('subject')}>{layout('directories.subject')}</Link>
        </Button>
        <BackButton href="/shop" />
      </MessagePanel>
    </>
  );
}
