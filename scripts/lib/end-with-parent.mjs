// Preloaded into the programs that the start command runs: if that command is killed, nothing else would end them.
const parent = process.ppid;
const patienceMs = 3_000;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), patienceMs);
}, 1_000).unref();

function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch {
    // A worker rather than a group leader, so there is no group to end.
    process.exit(1);
  }
}
