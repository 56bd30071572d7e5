/** Decorative: the words beside it say what is waited for. */
export function Spinner({ className = 'size-8' }: { className?: string }) {
  return <span aria-hidden="true" className={`spinner ${className}`} />;
}
