/** Durations in milliseconds, the unit of timers and abort signals. */
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
