import { existsSync } from 'node:fs';
import { aptInstall, isExecutable, onPath, run } from './command.mjs';
import { PlainError } from './plain-error.mjs';

// The headless shell draws no windows: tests take half as long as with a full Chromium.
const shell = 'chromium-headless-shell';
const commands = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** An installed Chromium: `CHROME_PATH`, one on the path, or Playwright's own. */
export async function installedBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new PlainError(
      `CHROME_PATH names ${chosen}, which cannot be run. Set it to a Chromium or Chrome, or unset it.`,
    );
  }
  return onPath(commands) ?? elsewhere.find(isExecutable) ?? (await ofPlaywright());
}

/**
 * As `installedBrowser`, but installs the headless shell where the system has it, and any Chromium if there is none.
 */
export async function findBrowser() {
  const found = await installedBrowser();
  if (found && (process.env.CHROME_PATH || found.endsWith(shell))) return found;
  if (await aptInstall(shell)) {
    const packaged = onPath([shell]);
    if (packaged) return packaged;
  }
  if (found) {
    console.log(
      `Using ${found}. The browser tests take half the time with ${shell}, which is not on this machine.`,
    );
    return found;
  }
  console.log('No Chromium on this machine: downloading Playwright’s…');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) {
    const fetched = await ofPlaywright();
    if (fetched) return fetched;
  }
  if (await aptInstall('chromium')) {
    const packaged = onPath(commands);
    if (packaged) return packaged;
  }
  throw new PlainError(
    'The end-to-end tests need Chromium, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one, and run npm test again.',
  );
}
