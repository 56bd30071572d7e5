import { jest } from '@jest/globals';

// These tests start a database, a backend or a whole shop. The limit ends what hangs, as `testTimeout` does for the
// others.
jest.setTimeout(300_000);
