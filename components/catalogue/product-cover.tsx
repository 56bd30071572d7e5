'use client';

import { useCallback, useState, type ReactNode } from 'react';

type ProductCoverProps = {
  source: { src: string; srcSet?: string; sizes?: string; width: number; height: number };
  alt: string;
  fallback: ReactNode;
};

/** The large cover of a product page, with what stands in for one that fails to load. */
export function ProductCover({ source, alt, fallback }: ProductCoverProps) {
  const [failed, setFailed] = useState(false);
  // The file may have failed before this script ran, and no event comes twice.
  const lookAtOnce = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return fallback;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its attributes come from next/image, its script does not
    <img
      {...source}
      ref={lookAtOnce}
      alt={alt}
      fetchPriority="high"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
