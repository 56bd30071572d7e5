import { note } from './waiting';

export type Recorded = {
  kind: 'error' | 'route' | 'api' | 'checkout';
  level?: 'info' | 'warn' | 'error';
  name: string;
  /** Redacted before it leaves the browser. */
  payload?: object;
  /** When and where, in milliseconds, unless now and here. */
  ts?: number;
  url?: string;
};

/** Notes what happened, for telemetry. It cannot fail, waits for nothing, and does nothing on the server. */
export function record(event: Recorded): void {
  if (typeof window !== 'undefined') note({ ts: Date.now(), url: location.href, ...event });
}
