import type { ReactNode } from 'react';

/** The tags of sentences with amounts, days and places: each value is isolated from the direction of the words around it. */
export const valueTags = {
  value: (chunks: ReactNode) => <bdi>{chunks}</bdi>,
  strong: (chunks: ReactNode) => (
    <b>
      <bdi>{chunks}</bdi>
    </b>
  ),
};
