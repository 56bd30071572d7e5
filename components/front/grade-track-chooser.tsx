import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { listFacets, type Facet } from '@/lib/catalogue/facets';
import { Form } from '@/components/navigation/form';
import { Button } from '@/components/ui/button';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { largestGrade, type Listing } from '@/lib/catalogue/listing';

type GradeTrackChooserProps = {
  listing: Pick<Listing, 'facets' | 'values'>;
  /** Next to the button. */
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
    <Form
      action="/shop"
      aria-label={t('chooser.label')}
      className="mt-2 flex flex-wrap gap-2 lg:mt-3 lg:gap-3"
    >
      {grade && <FacetSelect {...grade} chosen={largestGrade(listing)} />}
      {track && <FacetSelect {...track} />}
      <div className="flex basis-full flex-wrap gap-x-1">
        <Button
          type="submit"
          className="shrink px-3 py-0 text-sm leading-title whitespace-nowrap lg:text-base"
        >
          {t('chooser.show')}
        </Button>
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
    // Next to each other, unless very large text would cut off the choices.
    <div className="min-w-0 grow basis-34">
      <NativeSelect
        name={facet}
        aria-label={label}
        defaultValue={chosen}
        className="pe-8 text-md lg:text-base"
      >
        <NativeSelectOption value="">{all.name}</NativeSelectOption>
        {choices.map(({ value, name }) => (
          <NativeSelectOption key={value} value={value}>
            {name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
