'use client';

import { buttonVariants } from '@/components/ui/button-variants';

export function RefreshButton({ label }: { label: string }) {
  return (
    <button type="button" className={buttonVariants()} onClick={() => window.location.reload()}>
      {label}
    </button>
  );
}
