import { PlainError } from './plain-error.mjs';

const oldest = [20, 9];

/** Throws an explanation if `version` (as in `process.versions.node`) is too old for the shop. */
export function checkNodeVersion(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new PlainError(
    `Node.js ${version} is too old: the shop needs ${oldest.join('.')} or newer. ` +
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
