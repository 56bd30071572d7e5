import { watchPageExit } from '@/lib/telemetry/page-exit';
import { record } from '@/lib/telemetry/record';
import { note } from '@/lib/telemetry/queue';

addEventListener('error', note);
addEventListener('unhandledrejection', note);
record({ kind: 'route', name: 'page' });
watchPageExit();

// Otherwise zod tests whether it can use `eval`. The shop's policies forbid that, and the browser would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Long after the page has loaded, so that telemetry never delays it. Failures are ignored: offline, an uncaught error
// would only be recorded.
setTimeout(() => void import('@/lib/telemetry/start').catch(() => undefined), 3_000);
