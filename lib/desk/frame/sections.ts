/** The desk's pages, in the order of the navigation. The key that opens a page after `g` is its position, from 1. */
export const deskSections = [
  { name: 'today', path: '/desk' },
  { name: 'orders', path: '/desk/orders' },
  { name: 'packing', path: '/desk/packing' },
  { name: 'shipping', path: '/desk/shipping' },
  { name: 'messages', path: '/desk/messages' },
  { name: 'products', path: '/desk/products' },
  { name: 'promos', path: '/desk/promos' },
  { name: 'sales', path: '/desk/sales' },
  { name: 'log', path: '/desk/log' },
] as const;

export type DeskSection = (typeof deskSections)[number]['name'];

/** The section of a path without its language; null outside the desk. Subpages belong to their section. */
export function sectionOf(path: string): DeskSection | null {
  if (path === '/desk') return 'today';
  const section = deskSections.find(
    (one) => one.name !== 'today' && (path === one.path || path.startsWith(`${one.path}/`)),
  );
  return section?.name ?? null;
}
