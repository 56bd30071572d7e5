/** Decorative: the text beside it says what is loading. */
export function Spinner({ className = 'size-8' }: { className?: string }) {
  return <span aria-hidden="true" className={`spinner ${className}`} />;
}
