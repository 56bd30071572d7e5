import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// The names that `app/theme.css` adds to Tailwind's own.
const layers = ['bar', 'suggestions', 'header', 'drawer', 'dialog', 'overlay', 'toast', 'progress'];

const twMerge = extendTailwindMerge({
  extend: {
    theme: { breakpoint: ['xs'], shadow: ['cover'], spacing: ['card'], leading: ['title'] },
    classGroups: { z: [{ z: layers }] },
  },
});

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
