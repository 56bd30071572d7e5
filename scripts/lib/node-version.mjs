import { readFileSync } from 'node:fs';
import { PlainError } from './plain-error.mjs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** For each major version in `engines`, the oldest release: `^20.19.0 || ^22.13.0` is [[20, 19], [22, 13]]. */
export const supportedNodes = manifest.engines.node
  .split('||')
  .map((range) => /(\d+)\.(\d+)/.exec(range).slice(1).map(Number));

/**
 * Throws an explanation if `version` (as in `process.versions.node`) is too old for the shop. A major version that
 * `engines` does not name is accepted if it is newer than the oldest: npm warns about it.
 */
export function checkNodeVersion(version) {
  const [major, minor] = version.split('.').map(Number);
  const [floorMajor, floorMinor] = supportedNodes.filter(([named]) => named <= major).pop() ?? [];
  if (floorMajor < major || (floorMajor === major && floorMinor <= minor)) return;
  throw new PlainError(
    `Node.js ${version} is too old: the shop needs ${supportedNodes.map((floor) => floor.join('.')).join(', ')} or newer. ` +
      'Install it from https://nodejs.org and run the command again.',
  );
}

/** Prints the explanation and ends the process. */
export function refuseOldNode(version = process.versions.node) {
  try {
    checkNodeVersion(version);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
