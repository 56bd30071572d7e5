/** Why a change was rejected. It is announced when it happens, so this is not a live region. */
export function Refusal({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p
      tabIndex={-1}
      className="mt-3 rounded-md border border-destructive px-4 py-2.5 font-semibold text-destructive"
    >
      {children}
    </p>
  );
}
