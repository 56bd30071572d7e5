import { note } from './queue';

export type Recorded = {
  kind: 'error' | 'route' | 'api' | 'checkout';
  level?: 'info' | 'warn' | 'error';
  name: string;
  /** Redacted before it leaves the browser. */
  payload?: object;
  /** Time in milliseconds, and address, if different from the current ones. */
  ts?: number;
  url?: string;
};

/** Records an event for telemetry. Never throws, does not block, and does nothing on the server. */
export function record(event: Recorded): void {
  if (typeof location !== 'undefined') note({ ts: Date.now(), url: location.href, ...event });
}
