import { ListNavigation } from '@/components/catalogue/list-navigation';

/** Stays while one list of books gives way to another. */
export default function ListsLayout({ children }: LayoutProps<'/[locale]'>) {
  return <ListNavigation>{children}</ListNavigation>;
}
