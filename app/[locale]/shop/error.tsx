'use client';

import { ListErrorScreen } from '@/components/feedback/list-error-screen';

export default function ShopError({ retry }: { retry: () => void }) {
  return <ListErrorScreen retry={retry} />;
}
