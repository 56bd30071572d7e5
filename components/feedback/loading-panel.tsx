import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/utils';

type LoadingPanelProps = { text: string; className?: string };

/** In place of content that loads. Says nothing in browsers without scripts, because nothing will be loaded there. */
export function LoadingPanel({ text, className }: LoadingPanelProps) {
  return (
    <p
      role="status"
      className={cn(
        'flex flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden',
        className,
      )}
    >
      <Spinner />
      {text}
    </p>
  );
}
