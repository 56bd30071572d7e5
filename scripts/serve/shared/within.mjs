/** A busy thread uses up only one of these parts, so the other side keeps most of its time. */
const parts = 4;

/**
 * Rejects after `ms` milliseconds, or later if this thread was busy in the meantime: then the request may not have been
 * sent nor its response read. A response that has arrived counts: timers run before sockets are read.
 */
export function within(ms, promise, what = 'no answer in time') {
  let timer;
  const late = new Promise((_, reject) => {
    const wait = (left) => {
      timer = setTimeout(() => {
        if (left > 1) wait(left - 1);
        else setImmediate(() => setImmediate(() => reject(new Error(what))));
      }, ms / parts);
    };
    wait(parts);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
