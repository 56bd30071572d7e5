/**
 * The seed of everything random in the tests. The same for every change; the scheduled workflow sets a new one each
 * night.
 */
export const seed = Number(process.env.TEST_SEED ?? 1);
