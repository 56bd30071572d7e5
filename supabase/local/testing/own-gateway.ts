import { afterAll, beforeAll } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './gateway-process.ts';

/** A backend with a new database for the tests of a file: once they begin, it runs and `gateway` is set. */
export function ownGateway(variables: Record<string, string> = {}): { gateway: GatewayProcess } {
  const own = {} as { gateway: GatewayProcess };
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    own.gateway = await startGateway(folder, variables);
  }, 240_000);
  afterAll(async () => {
    await own.gateway.end();
    await removeFolder(folder);
  });
  return own;
}
