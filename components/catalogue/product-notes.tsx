export function ProductNotes({ title, text }: { title: string; text: string }) {
  return (
    <section
      aria-labelledby="notes-title"
      className="rounded-lg border border-s-4 border-border border-s-gilt bg-card p-5"
    >
      <h2 id="notes-title" className="font-bold">
        {title}
      </h2>
      <p dir="auto" className="mt-1 whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
