import type { DeskSection } from '@/lib/desk/frame/sections';

/** In the manner of `Icon`, but not among its drawings: those are in the scripts of every shopper's page. */
const drawings: Record<DeskSection, string> = {
  today: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5',
  orders: 'M5 8.5h14l-1 11.5H6zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  packing: 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9',
  shipping:
    'M3 6h11v10H3zM14 10h3.5l3.5 3.5V16h-7M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  messages: 'M4 5h16v11.5h-8.5L7 20.5v-4H4z',
  products:
    'M12 6.5C10 5 7 4.5 3.5 4.7v13.2c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5zm0 0v13.2',
  promos: 'M4 4h7.5L20.5 13 13 20.5 4 11.5zM8 7.9v.2',
  sales: 'M4 20h16M6.5 20v-7M11 20V8M15.5 20v-5M20 20V4',
  log: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.5l3 2',
};

export function DeskIcon({ name }: { name: DeskSection }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="icon size-5">
      <path d={drawings[name]} />
    </svg>
  );
}
