import { watchLeaving } from '@/lib/telemetry/leaving';
import { record } from '@/lib/telemetry/record';
import { note } from '@/lib/telemetry/waiting';

addEventListener('error', note);
addEventListener('unhandledrejection', note);
record({ kind: 'route', name: 'page' });
watchLeaving();

// zod would try whether it may make functions out of text. No policy of the shop allows that, and the browser reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Long after the page is there: whatever telemetry weighs, no shopper waits for it.
// Without a network it stays away: an uncaught failure would be noted, and told to nobody.
setTimeout(() => void import('@/lib/telemetry/start').catch(() => undefined), 3_000);
