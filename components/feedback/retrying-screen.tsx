/** Shown while a page's data is being requested again. */
export function RetryingScreen({ label }: { label: string }) {
  return (
    <div className="shell py-10" role="status">
      <p className="text-muted-foreground">{label}</p>
      <div aria-hidden="true" className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="aspect-3/4 animate-pulse rounded-md bg-muted" />
        ))}
      </div>
    </div>
  );
}
