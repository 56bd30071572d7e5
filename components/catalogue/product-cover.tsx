'use client';

import { useCallback, useState, type ReactNode } from 'react';

type ProductCoverProps = {
  source: { src: string; srcSet?: string };
  sizes: string;
  alt: string;
  fallback: ReactNode;
};

/** The large cover of a product page, with what stands in for one that fails to load. */
export function ProductCover({ source, sizes, alt, fallback }: ProductCoverProps) {
  const [failed, setFailed] = useState(false);
  // The file may have failed before this script ran, and no event comes twice.
  const lookAtOnce = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return fallback;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- see cover-source
    <img
      {...source}
      sizes={sizes}
      width={480}
      height={640}
      ref={lookAtOnce}
      alt={alt}
      fetchPriority="high"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
