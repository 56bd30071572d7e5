import { ListNavigation } from '@/components/lists/list-navigation';
import { SearchBox } from '@/components/lists/search-box';
import { ShownFiltersProvider } from '@/components/lists/shown-filters';

/** Stays mounted while the shopper goes from one list to another, and so does the search field. */
export default function ListsLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <ListNavigation>
      <ShownFiltersProvider>
        <SearchBox />
        {children}
      </ShownFiltersProvider>
    </ListNavigation>
  );
}
