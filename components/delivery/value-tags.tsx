import type { ReactNode } from 'react';

/** Tags for amounts, dates and places in sentences: isolates each value from the direction of the surrounding text. */
export const valueTags = {
  value: (chunks: ReactNode) => <bdi>{chunks}</bdi>,
  strong: (chunks: ReactNode) => (
    <b>
      <bdi>{chunks}</bdi>
    </b>
  ),
};
