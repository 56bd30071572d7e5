import { jest } from '@jest/globals';

// These tests start a database, a backend or a whole shop, or build one. The limit ends what hangs, as `testTimeout` does
// for the others: five minutes ended a release on a machine that other work kept busy.
jest.setTimeout(900_000);
