export function ProductDescription({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl font-bold">
        {title}
      </h2>
      <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
