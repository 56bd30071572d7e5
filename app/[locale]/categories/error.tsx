'use client';

import { ListErrorScreen } from '@/components/feedback/list-error-screen';

export default function CategoryError({ retry }: { retry: () => void }) {
  return <ListErrorScreen retry={retry} />;
}
