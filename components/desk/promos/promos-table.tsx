import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Badge } from '@/components/ui/badge';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DeskPromo } from '@/lib/desk/contract/promos';
import { promoHref } from '@/lib/desk/promos/promos-query';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { TableCard } from '../frame/table-card';
import { PromoTermsText } from './promo-terms';

/** Promo codes with their discount and number of uses. */
export function PromosTable({ promos }: { promos: readonly DeskPromo[] }) {
  const t = useTranslations('deskPromos');
  return (
    <TableCard>
      <Table>
        <TableCaption className="sr-only">{t('table')}</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead scope="col">{t('code')}</TableHead>
            <TableHead scope="col">{t('terms')}</TableHead>
            <TableHead scope="col" className="max-sm:hidden">
              {t('uses')}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {promos.map((promo) => (
            <PromoRow key={promo.promo_id} promo={promo} />
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}

function PromoRow({ promo }: { promo: DeskPromo }) {
  return (
    <TableRow>
      <TableHead scope="row" className="h-auto py-2 align-top font-normal text-foreground">
        <Link
          href={promoHref(promo)}
          className="inline-block py-1 font-bold text-primary underline underline-offset-4"
        >
          <bdi className="wrap-anywhere">{promo.code}</bdi>
        </Link>
        <span className="mt-1 block">
          <PromoStateBadge state={promo.state} />
        </span>
      </TableHead>
      <TableCell className="pt-3 align-top">
        <PromoTermsText promo={promo} />
        <span className="mt-1 block sm:hidden">
          <PromoUses promo={promo} />
        </span>
      </TableCell>
      <TableCell className="pt-3 align-top max-sm:hidden">
        <PromoUses promo={promo} />
      </TableCell>
    </TableRow>
  );
}

export function PromoStateBadge({ state }: Pick<DeskPromo, 'state'>) {
  const t = useTranslations('deskPromos.states');
  return <Badge variant={state === 'running' ? 'default' : 'secondary'}>{t(state)}</Badge>;
}

export function PromoUses({ promo }: { promo: DeskPromo }) {
  const t = useTranslations('deskPromos');
  const locale = useLocale();
  const given = formatAmount(pounds(promo.discount_pt), locale);
  return (
    <>
      <span className="font-semibold">{t('usesCount', { count: promo.uses })}</span>
      {promo.uses > 0 && (
        <span className="block text-muted-foreground">
          <bdi>{t('given', { amount: given })}</bdi>
        </span>
      )}
    </>
  );
}
