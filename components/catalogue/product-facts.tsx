import Link from 'next/link';
import { landingPath, type LandingKind } from '@/lib/catalogue/filters';
import { inLocale, type Product } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** Who made the book and what it is about, each leading to more of the same. */
export function ProductFacts({ locale, product }: { locale: Locale; product: Product }) {
  const t = getTranslator(locale, 'product');
  const catalogue = getTranslator(locale, 'catalogue');
  const facts: { kind: LandingKind; label: string; slug: string | null; name: string | null }[] = [
    {
      kind: 'owner',
      label: catalogue(`ownerKind.${product.product_owner_kind}`),
      slug: product.product_owner_slug,
      name: inLocale(locale, product.product_owner_name, product.product_owner_name_en),
    },
    {
      kind: 'subject',
      label: t('subject'),
      slug: product.subject_slug,
      name: inLocale(locale, product.subject_name, product.subject_name_en),
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-border py-3">
      {facts.map(
        ({ kind, label, slug, name }) =>
          slug &&
          name && (
            <div key={kind} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd>
                <Link
                  href={localePath(locale, landingPath(kind, slug))}
                  prefetch={false}
                  className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  <bdi>{name}</bdi>
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
