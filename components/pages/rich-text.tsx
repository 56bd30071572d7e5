import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { inlineLink } from '@/components/navigation/link-styles';
import { linkTags } from './link-tags';

type RenderTag = (chunks: ReactNode) => ReactNode;
type RichTextProps = { children: (tags: Record<string, RenderTag>) => ReactNode };

/** Provides the tags that the pages' messages share to `t.rich`: links, isolated names, and left-to-right numbers. */
export function RichText({ children }: RichTextProps) {
  const linkTo = (path: string): RenderTag =>
    function TaggedLink(chunks) {
      return (
        <Link href={path} className={inlineLink}>
          {chunks}
        </Link>
      );
    };
  return children({
    ...Object.fromEntries(Object.entries(linkTags).map(([tag, path]) => [tag, linkTo(path)])),
    name: (chunks) => <bdi>{chunks}</bdi>,
    ltr: (chunks) => <bdi dir="ltr">{chunks}</bdi>,
  });
}
