import { readdirSync, readFileSync } from 'node:fs';
import { PlainError } from '../lib/plain-error.mjs';

/** The unit of times in `/proc`: `getconf CLK_TCK` is 100 on every Linux. */
const tickMs = 10;

const statusOf = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may contain spaces.
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), ticks: Number(rest[9]) + Number(rest[10]) };
};

/** The processes that this one has started whose command line contains `word`. Linux only. */
export function startedProcesses(word) {
  if (process.platform !== 'linux')
    throw new PlainError('Processor time is read from /proc, which only Linux has.');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = statusOf(pid).parent === process.pid;
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
      } catch {
        // It has ended in the meantime.
        return false;
      }
    })
    .map(Number);
}

/** User and system time of the processes since they started, with all their threads, in milliseconds. */
export function processorTime(pids) {
  return pids.reduce((sum, pid) => sum + statusOf(pid).ticks * tickMs, 0);
}
