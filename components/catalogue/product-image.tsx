import { coverSource } from './cover-source';

type ProductImageProps = { image_url: string | null; sizes: string; eager?: boolean };

/**
 * The cover on a card. The title stands beside it, so it has no text of its own: a file that fails to load then
 * leaves nothing, and the book drawn on the frame shows instead, without a script.
 */
export function ProductImage({ image_url, sizes, eager = false }: ProductImageProps) {
  return (
    <div className="cover-frame">
      {image_url && (
        // eslint-disable-next-line @next/next/no-img-element -- next/image would hydrate every cover of the list
        <img
          {...coverSource({ image_url, width: 240, sizes })}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager && { fetchPriority: 'high' })}
        />
      )}
    </div>
  );
}
