/** Of everything random in the tests. The same for every change; the scheduled workflow sets another one each night. */
export const seed = Number(process.env.TEST_SEED ?? 1);
