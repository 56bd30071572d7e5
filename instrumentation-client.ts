import { note } from '@/lib/telemetry/waiting';

addEventListener('error', note);
addEventListener('unhandledrejection', note);

// Long after the page is there: whatever telemetry weighs, no shopper waits for it.
setTimeout(() => void import('@/lib/telemetry/start'), 3_000);
