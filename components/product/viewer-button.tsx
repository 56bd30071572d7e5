import type { ReactNode } from 'react';

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
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onPress()}
      className="btn btn-icon"
    >
      {children}
    </button>
  );
}
