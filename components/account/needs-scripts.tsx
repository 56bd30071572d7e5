/** Shown without scripts, above a form that cannot be sent then. */
export function NeedsScripts({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mt-4 rounded-md border border-destructive px-4 py-3 font-semibold">{text}</p>
    </noscript>
  );
}
