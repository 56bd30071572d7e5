import { note } from '@/lib/telemetry/waiting';

for (const name of ['error', 'unhandledrejection']) addEventListener(name, note);

// Long after the page is there: whatever telemetry weighs, no shopper waits for it.
setTimeout(() => void import('@/lib/telemetry/start'), 3_000);
