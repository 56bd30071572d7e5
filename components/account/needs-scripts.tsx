/** Shown where scripts are off, above a form that then cannot be sent. */
export function NeedsScripts({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mt-4 rounded-md border border-destructive px-4 py-3 font-semibold">{text}</p>
    </noscript>
  );
}
