export type DoorNoteWords = {
  title: string;
  text: string;
  tone: 'good' | 'bad';
};

type DoorNoteProps = DoorNoteWords & {
  /** For what no toast has read aloud. */
  role?: 'status' | 'alert';
};

/** What came of something at the door, for as long as it holds: a toast that says it is gone soon. */
export function DoorNote({ title, text, tone, role }: DoorNoteProps) {
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
