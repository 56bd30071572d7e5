import type { ReactNode } from 'react';

type IconNoteProps = { icon: ReactNode; title: string; children: ReactNode };

/** A short note as a list item; below its icon if large text leaves no room next to it. */
export function IconNote({ icon, title, children }: IconNoteProps) {
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-1">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-cloth text-cloth-foreground *:size-6">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-bold">{title}</h3>
        {children}
      </div>
    </li>
  );
}
