/** Waits, without keeping the process alive for it. */
export const pause = (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref());
