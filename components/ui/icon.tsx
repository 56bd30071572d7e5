/** On a grid of 24 units, drawn with one line. */
const drawings = {
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v5m0 3v.5',
  bolt: 'M13.5 3 5.5 13.5h5.5L10 21l8.5-11H13z',
  bag: 'M5 8.5h14l-1 11.5H6zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.7v13.2c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5zm0 0v13.2',
  cash: 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 12h.2M17.8 12h.2',
  card: 'M3 5.5h18v13H3zM3 10h18M6.5 15h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  headset: 'M4.5 13v-1a7.5 7.5 0 0 1 15 0v1M4.5 13h3v5h-3zM16.5 13h3v5h-3zM19.5 18c0 2-2 2.8-5 2.8',
  facebook:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M15.5 7.8h-1.2c-1.4 0-2.1.8-2.1 2.1v10.6M9.6 12.8h5.3',
  filters: 'M4 7h16M7 12h10M10 17h4',
  lock: 'M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  message: 'M4 5h16v11.5h-8.5L7 20.5v-4H4z',
  minus: 'M5 12h14',
  phone: 'M7.5 2.5h9v19h-9zM11 18.5h2',
  plus: 'M5 12h14M12 5v14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5',
  share: 'M12 3.5v11M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12',
  tag: 'M4 4h7.5L20.5 13 13 20.5 4 11.5zM8 7.9v.2',
  truck:
    'M3 6h11v10H3zM14 10h3.5l3.5 3.5V16h-7M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  whatsapp:
    'M3.5 20.5l1.3-4.1a8.5 8.5 0 1 1 3.1 3zM9.3 7.8c-1 .5-1.3 1.5-1 2.7.8 2.6 2.6 4.4 5.2 5.2 1.2.3 2.2 0 2.7-1l-2-1.7-1.3.8c-1-.5-1.6-1.1-2.1-2.1l.8-1.3z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
};

export type IconName = keyof typeof drawings;

type IconProps = { name: IconName; className?: string };

/**
 * Decorative: the text beside it or the control's label says the same. Inline, because for every drawing in a style
 * sheet a phone creates a separate document before it paints.
 */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={drawings[name]} />
    </svg>
  );
}
