export type AlertContent = {
  title: string;
  text: string;
  tone: 'good' | 'bad';
};

type FormAlertProps = AlertContent & {
  /** For what no toast has read aloud. */
  role?: 'status' | 'alert';
};

/** What came of a form, for as long as it holds: the toast that says it first is gone soon. */
export function FormAlert({ title, text, tone, role }: FormAlertProps) {
  const colours =
    tone === 'bad'
      ? 'border border-destructive text-destructive'
      : 'bg-accent text-accent-foreground';
  return (
    <div role={role} data-tone={tone} className={`mt-5 rounded-md px-4 py-3 ${colours}`}>
      <p className="font-bold">{title}</p>
      {text && (
        <p>
          <bdi>{text}</bdi>
        </p>
      )}
    </div>
  );
}
