import { ListNavigation } from '@/components/lists/list-navigation';

/** Stays mounted while the shopper goes from one list to another. */
export default function ListsLayout({ children }: LayoutProps<'/[locale]'>) {
  return <ListNavigation>{children}</ListNavigation>;
}
