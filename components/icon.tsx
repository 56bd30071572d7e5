import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'> & { icon: IconNode };

/**
 * A Lucide icon. The icons of `lucide-react` are client components because of its context: each would be sent twice and
 * hydrated, and the first visit would have 2 KiB more of scripts.
 */
export function Icon({ icon, ...props }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {icon.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  );
}
