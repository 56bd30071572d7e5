import { rowsOf, testsIn } from '../row.ts';

const ingest = testsIn('supabase/functions/ingest-logs/handler.test.ts');
const telemetry = testsIn('e2e/journeys/telemetry.spec.ts');

export const telemetryRows = rowsOf('8 Telemetry', {
  secrets: {
    does: 'puts [REDACTED] in place of what nobody may read',
    decided: 'In the browser, and again on the server.',
    tests: [
      telemetry('a visit is told of when it is left, without anybody’s secrets'),
      ingest('secrets are taken out again, wherever they stand'),
    ],
  },
  'long strings': {
    does: 'cuts strings at 500 characters',
    tests: [ingest('secrets are taken out again, wherever they stand')],
  },
});
