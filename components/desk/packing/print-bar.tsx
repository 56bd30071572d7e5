import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { papers, papersPath, type PaperWish } from '@/lib/desk/packing/papers';
import { ChoiceLink } from '../frame/choice-link';
import { PrintButton } from './print-button';

type PrintBarProps = { wish: PaperWish; count: number; missing: number };

/** Above the papers, on the screen only: which ones, how many, and the button that prints them. */
export function PrintBar({ wish, count, missing }: PrintBarProps) {
  const t = useTranslations('deskPrint');
  const back = `/desk/packing?status=${wish.status}`;
  return (
    <div className="print:hidden">
      <Button asChild variant="ghost" size="sm" className="-ms-3">
        <Link href={back}>{t('back')}</Link>
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold">{t('title')}</h1>
        <PrintButton label={t('print')} />
      </div>
      <nav aria-label={t('kinds')} className="mt-3 flex flex-wrap gap-2">
        {papers.map((paper) => (
          <ChoiceLink
            key={paper}
            href={papersPath({ ...wish, paper })}
            isCurrent={paper === wish.paper}
          >
            {t(paper)}
          </ChoiceLink>
        ))}
      </nav>
      <p className="mt-3 text-sm text-muted-foreground">
        {t('papers', { count })}. {t('howTo')}
      </p>
      {missing > 0 && (
        <p className="mt-1 text-sm font-semibold text-destructive">
          {t('missing', { count: missing })}
        </p>
      )}
    </div>
  );
}
