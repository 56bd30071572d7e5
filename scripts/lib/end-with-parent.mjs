// Loaded into the programs that the start command runs. When that command dies by force nobody is left to end them.
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
    // Not the leader of a group, but a worker of such a program: it has no group to end.
    process.exit(1);
  }
}
