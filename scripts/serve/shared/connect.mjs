import { createClient, RESP_TYPES } from '@redis/client';
import { scripts } from './scripts.mjs';
import { within } from './within.mjs';

/** Maximum number of commands that wait for a reply. */
const mostCommands = 1_000;

function clientOf(url, connectTimeout) {
  const client = createClient({
    url,
    scripts,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostCommands,
    // `Link` connects again, with a new client.
    socket: { connectTimeout, reconnectStrategy: false },
  });
  const lost = new Promise((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('the connection was closed')));
  });
  return { client, lost };
}

const runIdOf = (info) => /^run_id:(\S+)/m.exec(info)?.[1];

/**
 * Connects to Redis, and subscribes to `channel` over a second connection. Resolves to `{ client, runId, lost,
 * close }`. `runId` changes when Redis is started again; a service that does not report it has a constant one.
 */
export async function connectRedis({ url, channel, onMessage }, milliseconds) {
  const main = clientOf(url, milliseconds);
  const listener = clientOf(url, milliseconds);
  const close = () => {
    for (const { client } of [main, listener]) if (client.isOpen) client.destroy();
  };
  const opening = async () => {
    await Promise.all([main.client.connect(), listener.client.connect()]);
    await listener.client.subscribe(channel, onMessage);
    return main.client.sendCommand(['INFO', 'server']).catch(() => '');
  };
  try {
    const info = await within(milliseconds, opening());
    return {
      client: main.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }),
      runId: runIdOf(String(info)) ?? 'unknown',
      lost: Promise.race([main.lost, listener.lost]),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
