/** Messages to the parent process, over Node.js's IPC channel, or as lines if there is none. */
export type Message =
  | { kind: 'progress' | 'warning' | 'refused'; text: string }
  | { kind: 'ready'; url: string; studioUrl: string };

export const exitCodes = {
  /** A restart may help. */
  failed: 1,
  stuck: 75,
  /** A restart would fail again. */
  refused: 78,
} as const;

export function sendToParent(message: Message): void {
  if (process.send) process.send(message);
  else if (message.kind === 'ready')
    console.log(`Backend: ${message.url}\nStudio: ${message.studioUrl}`);
  else console.error(message.text);
}

/** Reports the reason and ends the process. */
export function leave(code: number, text: string): never {
  sendToParent({ kind: 'refused', text });
  process.exit(code);
}
