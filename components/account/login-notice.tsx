type LoginNoticeProps = { title: string; text: string };

/** What a link of a confirmation mail came to. */
export function LoginNotice({ title, text }: LoginNoticeProps) {
  return (
    <div role="status" className="mt-5 rounded-md bg-accent px-4 py-3 text-accent-foreground">
      <p className="font-bold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
