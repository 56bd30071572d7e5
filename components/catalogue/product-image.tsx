import { Cover, CoverImage } from '@/components/cover';

type ProductImageProps = {
  imageUrl: string | null;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
};

/** The cover on a card. Its `alt` is empty because the title is next to it. */
export function ProductImage({ imageUrl, sizes, eager = false, className }: ProductImageProps) {
  return (
    <Cover className={className}>
      {imageUrl && (
        <CoverImage
          src={imageUrl}
          sizes={sizes}
          alt=""
          width={240}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
    </Cover>
  );
}
