import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

type Suite = {
  specs?: { file: string; title: string; tags: string[]; tests: { projectName: string }[] }[];
  suites?: Suite[];
};
type Listing = { config: { rootDir: string }; suites: Suite[]; errors: { message: string }[] };

/** One browser test in one project. `tags` are without `@`. */
export type Listed = { file: string; test: string; tags: string[]; project: string };

/** Required by `e2e/fixtures/stack.ts`; nothing is opened while tests are only listed. */
const nowhere = Object.fromEntries(
  [
    'SHOP_URL',
    'NEXT_PUBLIC_SUPABASE_URL',
    'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
    'REVALIDATE_SECRET',
    'INDEXNOW_KEY',
    'STACK_CONTROL_URL',
    'STACK_LOCAL_DIR',
    'NEXT_DIST_DIR',
  ].map((name) => [name, 'http://nowhere.example']),
);

async function output(command: string, args: string[], env = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    // Playwright refuses to run within a worker of Jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, ...env },
  });
  return stdout;
}

/** The files of the repository, including uncommitted ones. */
export async function trackedFiles(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return (await output('git', args)).split('\0').filter((file) => file !== '');
}

/** The test files of these Jest projects, as paths in the repository. */
export async function listedByJest(projects: string[]): Promise<string[]> {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const args = [...jest, '--listTests', '--json', '--selectProjects', ...projects];
  const files = JSON.parse(await output(process.execPath, args)) as string[];
  return files.map((file) => relative(root, file));
}

/** The tests that Playwright would run with these arguments. */
export async function listedByPlaywright(args: string[]): Promise<Listed[]> {
  const list = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  const answer = await output(process.execPath, [...list, ...args], nowhere);
  const { config, suites, errors } = JSON.parse(answer) as Listing;
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const within = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return suites.flatMap(within).flatMap(({ file: path, title, tags, tests }) => {
    const file = relative(root, join(config.rootDir, path));
    // Not by its line: Playwright reports a different one while another process writes the file's source map.
    return tests.map(({ projectName }) => ({
      file,
      test: `${file} ${title}`,
      tags,
      project: projectName,
    }));
  });
}
