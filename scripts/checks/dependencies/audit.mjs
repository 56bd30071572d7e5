import { spawnSync } from 'node:child_process';
import { advisoriesIn } from './advisories.mjs';

// Production dependencies only: an advisory about a test tool does not stop a release.
const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (error) throw error;

const { findings, unavailable } = advisoriesIn(stdout);
if (unavailable) {
  console.log(`Not audited: the registry does not answer audits (${unavailable}).`);
} else if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exitCode = 1;
} else {
  console.log('No advisory of level high or above about a production dependency.');
}
