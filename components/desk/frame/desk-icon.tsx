import {
  BookOpenIcon,
  ChartColumnIcon,
  HistoryIcon,
  HouseIcon,
  MessageSquareIcon,
  PackageIcon,
  ShoppingBagIcon,
  TagIcon,
  TruckIcon,
  type LucideIcon,
} from 'lucide-react';
import type { DeskSection } from '@/lib/desk/frame/sections';

const icons: Record<DeskSection, LucideIcon> = {
  today: HouseIcon,
  orders: ShoppingBagIcon,
  packing: PackageIcon,
  shipping: TruckIcon,
  messages: MessageSquareIcon,
  products: BookOpenIcon,
  promos: TagIcon,
  sales: ChartColumnIcon,
  log: HistoryIcon,
};

export function DeskIcon({ name }: { name: DeskSection }) {
  const SectionIcon = icons[name];
  return <SectionIcon className="size-5" />;
}
