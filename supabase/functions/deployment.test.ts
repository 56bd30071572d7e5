import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'smol-toml';
import { type Contract } from './_shared/contracts/contract.ts';

const folder = join('supabase', 'functions');
const contractsFolder = join(folder, '_shared', 'contracts');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'handler.ts')));
const { functions } = parse(read('supabase', 'config.toml')) as {
  functions: Record<string, { verify_jwt: boolean; import_map: string }>;
};

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'auth' in value && 'request' in value;

async function contracts(): Promise<Contract[]> {
  const files = readdirSync(contractsFolder).filter((file) => /^[\w-]+\.ts$/.test(file));
  const found: Contract[] = [];
  for (const file of files) {
    const exported = (await import(`./_shared/contracts/${file}`)) as object;
    found.push(...Object.values(exported).filter(isContract));
  }
  return found;
}

test('every function is deployed, served in Deno, tested, and has a contract under its name', async () => {
  expect(names.length).toBeGreaterThan(9);
  expect(Object.keys(functions).sort()).toEqual([...names].sort());
  expect((await contracts()).map(({ name }) => name).sort()).toEqual([...names].sort());
  for (const name of names) {
    expect(read(folder, name, 'index.ts')).toMatch(/^serve\(handler\);$/m);
    expect(existsSync(join(folder, name, 'handler.test.ts'))).toBe(true);
    // The gateway in front would turn away providers, the schedule, and the newer kind of keys.
    expect(functions[name]).toEqual({ verify_jwt: false, import_map: './functions/deno.json' });
  }
});

test('Deno uses the same package versions as the rest of the repository', () => {
  const { imports } = JSON.parse(read(folder, 'deno.json')) as { imports: Record<string, string> };
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, specifier] of Object.entries(imports))
    expect(specifier).toBe(`npm:${name}@${dependencies[name] ?? 'nothing'}`);
});
