import {
  BookOpen,
  ChartColumn,
  History,
  House,
  MessageSquare,
  Package,
  ShoppingBag,
  Tag,
  Truck,
  type IconNode,
} from 'lucide';
import { Icon } from '@/components/icon';
import type { DeskSection } from '@/lib/desk/frame/sections';

const icons: Record<DeskSection, IconNode> = {
  today: House,
  orders: ShoppingBag,
  packing: Package,
  shipping: Truck,
  messages: MessageSquare,
  products: BookOpen,
  promos: Tag,
  sales: ChartColumn,
  log: History,
};

export function DeskIcon({ name }: { name: DeskSection }) {
  return <Icon icon={icons[name]} className="size-5" />;
}
