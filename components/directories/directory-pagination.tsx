import { PageLinks } from '@/components/catalogue/page-links';
import { Link } from '@/components/navigation/link';
import { directoryHref, type LandingKind } from '@/lib/catalogue/filters';
import { namesPerPage } from '@/lib/catalogue/names';

type DirectoryPaginationProps = { kind: LandingKind; page: number; total: number };

export function DirectoryPagination({ kind, page, total }: DirectoryPaginationProps) {
  return (
    <PageLinks
      page={page}
      pages={Math.ceil(total / namesPerPage)}
      link={(target, props) => <Link href={directoryHref(kind, target)} {...props} />}
    />
  );
}
