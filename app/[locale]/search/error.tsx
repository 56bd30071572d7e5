'use client';

import { ListErrorScreen } from '@/components/feedback/list-error-screen';

export default function SearchError({ retry }: { retry: () => void }) {
  return <ListErrorScreen retry={retry} />;
}
