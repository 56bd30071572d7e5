export type IconName =
  | 'alert'
  | 'bag'
  | 'book'
  | 'check'
  | 'chevron'
  | 'close'
  | 'headset'
  | 'filters'
  | 'mail'
  | 'menu'
  | 'message'
  | 'phone'
  | 'refresh'
  | 'search'
  | 'tag'
  | 'truck'
  | 'user';

/** A drawing of `icon.css`. Decorative: the words beside it, or the control's label, say the same. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`icon icon-${name} ${className}`} />;
}
