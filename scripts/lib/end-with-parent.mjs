// Loaded into the programs that the start command runs. When that command dies by force nobody is left to end them.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid === parent) return;
  try {
    process.kill(-process.pid, 'SIGTERM');
  } catch {
    // Not the leader of a group: a worker of such a program, which ends with it.
    process.exit(1);
  }
}, 1_000).unref();
