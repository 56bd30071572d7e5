import type { ComponentProps } from 'react';

/**
 * The cards of a list: two columns from 320 px, one if letters are twice as large; more depending on the width. Where a
 * row is not full, the next cards fill it.
 *
 * Cards below the fold are laid out only when they are near the viewport. Until then each is assumed to have
 * the height of most cards, so a jump to the end of the list moves its content by the difference. The margin
 * keeps the cover's shadow and the outline of the focus visible.
 */
export function ProductGrid(props: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="product-grid"
      className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3.5 gap-y-8 *:nth-[n+9]:[contain-intrinsic-size:auto_29.75rem] *:nth-[n+9]:[content-visibility:auto] *:nth-[n+9]:[overflow-clip-margin:1rem] sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4"
      {...props}
    />
  );
}
