import { Search } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { landingPath } from '@/lib/catalogue/filters';
import type { LandingEntry } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import { ListLink } from './list-link';

/** No book was found: what to do next. */
export function EmptyList({ subjects }: { subjects: LandingEntry[] }) {
  const t = useTranslations('catalogue');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <>
      <MessagePanel icon={<Icon icon={Search} />} title={t('empty.title')} text={t('empty.text')}>
        <ListLink id="show-all" href="/shop" className={buttonVariants()}>
          {common('clearFilters')}
        </ListLink>
        <Button asChild variant="outline">
          <Link href="/contact">{t('empty.ask')}</Link>
        </Button>
      </MessagePanel>
      {subjects.length > 0 && (
        <nav aria-labelledby="other-subjects" className="mx-auto max-w-2xl text-center">
          <h2 id="other-subjects" className="font-bold">
            {t('subjects.title')}
          </h2>
          <ul className="mt-3 flex flex-wrap justify-center gap-2">
            {subjects.map(({ slug, name, name_en }) => (
              <li key={slug}>
                <Button asChild variant="secondary" size="sm">
                  <Link href={landingPath('subject', slug)}>
                    <bdi>{inLocale(locale, name, name_en)}</bdi>
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
