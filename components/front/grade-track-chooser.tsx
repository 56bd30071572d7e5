import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { listFacets, type Facet } from '@/components/lists/facets';
import { Form } from '@/components/navigation/form';
import { largestGrade, type Listing } from '@/lib/catalogue/listing';
import { localePath } from '@/lib/i18n/locale';

type GradeTrackChooserProps = {
  listing: Pick<Listing, 'facets' | 'values'>;
  /** Stands beside the button. */
  children: ReactNode;
};

/** Leads to the books for a school year and a track, e.g. `/shop?grade=3&track=literary`. */
export function GradeTrackChooser({ listing, children }: GradeTrackChooserProps) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  const facets = listFacets(useTranslations('catalogue.filters'), locale, { page: 1 }, listing);
  // In canonical order, so that the form requests the canonical address.
  const [grade, track] = ['grade', 'track'].map((name) =>
    facets.find(({ facet, choices }) => facet === name && choices.length > 0),
  );
  return (
    <Form action={localePath(locale, '/shop')} aria-label={t('chooser.label')} className="chooser">
      {grade && <FacetSelect {...grade} chosen={largestGrade(listing)} />}
      {track && <FacetSelect {...track} />}
      <div>
        <button type="submit" className="btn btn-default">
          {t('chooser.show')}
        </button>
        {children}
      </div>
    </Form>
  );
}

function FacetSelect({
  facet,
  label,
  all,
  choices,
  chosen,
}: Facet & { chosen?: string | undefined }) {
  return (
    <select name={facet} aria-label={label} defaultValue={chosen} className="input select">
      <option value="">{all.name}</option>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
