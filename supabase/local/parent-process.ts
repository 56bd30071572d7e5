/** What the backend says to the process that started it, over Node's channel, or as lines when there is none. */
export type Message =
  | { kind: 'progress' | 'warning' | 'refused'; text: string }
  | { kind: 'ready'; url: string; studioUrl: string };

export const exitCodes = {
  /** Starting again could help. */
  failed: 1,
  stuck: 75,
  /** Starting again would be refused again. */
  refused: 78,
} as const;

export function tell(message: Message): void {
  if (process.send) process.send(message);
  else if (message.kind === 'ready')
    console.log(`Backend: ${message.url}\nStudio: ${message.studioUrl}`);
  else console.error(message.text);
}

/** Says why and ends the process. */
export function leave(code: number, text: string): never {
  tell({ kind: 'refused', text });
  process.exit(code);
}
