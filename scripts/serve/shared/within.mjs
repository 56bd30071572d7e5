/**
 * Rejects after `ms` milliseconds. An answer that has arrived while this thread was busy rendering counts: timers run
 * before sockets are read.
 */
export function within(ms, promise, what = 'no answer in time') {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(new Error(what)))), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
