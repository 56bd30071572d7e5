type PageIndexProps = { label: string; sections: readonly { id: string; title: string }[] };

/** A long page's own table of contents. */
export function PageIndex({ label, sections }: PageIndexProps) {
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="btn btn-outline btn-sm bg-card">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
