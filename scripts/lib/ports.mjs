import { createServer } from 'node:net';
import { PlainError } from './plain-error.mjs';

/** Throws an explanation with the port and its variable if the port is in use. */
export async function checkPortFree(port, variable) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const code = await tryListening(port, host);
    if (code === 'EADDRINUSE')
      throw new PlainError(
        `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port.`,
      );
    if (code === 'EACCES')
      throw new PlainError(
        `Port ${port} may not be opened by you. Set ${variable} to a port above 1023.`,
      );
  }
}

/** The error's code, or undefined on success. Without IPv6 the port is free there. */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, ipv6Only: host === '::' }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}

/** The default ports. */
const usual = {
  SHOP_PORT: 3000,
  BACKEND_PORT: 54_321,
  TEST_SHOP_PORT: 3100,
  TEST_BACKEND_PORT: 55_321,
  TEST_CONTROL_PORT: 3101,
  CLUSTER_PORT: 3200,
  TEST_CLUSTER_PORT: 3250,
};

/**
 * Reads a port number from the environment.
 * @param {Record<string, string | undefined>} environment
 * @param {keyof typeof usual} variable
 */
export function portFrom(environment, variable) {
  const given = environment[variable];
  if (given === undefined || given === '') return usual[variable];
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`${variable} is "${given}", which is not a port number.`);
}
