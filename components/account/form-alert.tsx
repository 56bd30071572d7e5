export type AlertContent = {
  title: string;
  text: string;
  tone: 'good' | 'bad';
};

type FormAlertProps = AlertContent & {
  /** For messages that no toast has announced. */
  role?: 'status' | 'alert';
};

/** The result of a form, shown longer than the toast that announces it. */
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
