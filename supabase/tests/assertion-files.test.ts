import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { installPgtap, tapOf } from './engines/pgtap';
import { onEngines } from './on-engines';

const folder = join(process.cwd(), 'supabase', 'tests');
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));

onEngines((database) => {
  test.each(files)(
    '%s',
    async (file) => {
      const [plan = '', ...lines] = await tapOf(database(), join(folder, file));
      expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
      expect(`1..${String(lines.length)}`).toBe(plan);
    },
    120_000,
  );
}, installPgtap);
