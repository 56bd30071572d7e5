import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ViewerButtonProps = {
  label: string;
  /** Otherwise it does nothing, but keeps the focus. */
  isPossible: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the picture viewer. */
export function ViewerButton({ label, isPossible, onPress, children }: ViewerButtonProps) {
  return (
    <Button
      type="button"
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onPress()}
      variant="ghost"
      size="icon"
      className="hover:bg-transparent ready:hover:bg-white/12"
    >
      {children}
    </Button>
  );
}
