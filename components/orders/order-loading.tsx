import { Spinner } from '@/components/ui/spinner';

export function OrderLoading({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex h-full flex-col items-center justify-center gap-4 text-muted-foreground"
    >
      <Spinner />
      {text}
    </p>
  );
}
