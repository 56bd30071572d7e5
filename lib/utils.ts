import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge, validators } from 'tailwind-merge';

// What `app/theme.css` adds to Tailwind's own names.
const twMerge = extendTailwindMerge({
  extend: {
    theme: { breakpoint: ['xs'], shadow: ['cover'], spacing: ['card'], leading: ['title'] },
    classGroups: { z: [{ z: [validators.isAny] }] },
  },
});

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
