import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

/** A short note beside an icon, as an item of a list. */
export function IconNote({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex items-start gap-4">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-cloth text-cloth-foreground">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0">
        <h3 className="font-bold">{title}</h3>
        {children}
      </div>
    </li>
  );
}
