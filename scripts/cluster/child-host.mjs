import { startShop } from '../lib/shop-server.mjs';

/**
 * The shop's servers as supervised child processes. `running` maps a port to its server; `environment` has the
 * variables of those that are started through this object.
 * @returns {import('../release/activate.mjs').Host}
 */
export function childHost({ running, environment, reloadProxy, signal, report }) {
  return {
    startServer: async ({ port, release }) => {
      const server = await startShop({
        root: release,
        mode: 'start',
        shopPort: port,
        host: '127.0.0.1',
        environment: { ...environment, NEXT_DIST_DIR: '.next' },
        signal,
        report,
      });
      running.set(port, server);
    },
    stopServer: async (port) => {
      const server = running.get(port);
      running.delete(port);
      await server?.stop();
    },
    reloadProxy,
  };
}
