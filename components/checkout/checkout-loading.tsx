import { Spinner } from '@/components/ui/spinner';

/** In place of a form that loads. As high as the screen, so that what follows does not move into it and out again. */
export function CheckoutLoading({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex min-h-svh flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
    >
      <Spinner />
      {text}
    </p>
  );
}
