// The built shop on SHOP_PORT: Next's own handler behind the page cache.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { withPageCache } from './page-cache.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? 3000);

const shop = next({ dev: false, hostname: 'localhost', port });
await shop.prepare();
const server = createServer(withPageCache(shop.getRequestHandler()));

for (const name of ['SIGTERM', 'SIGINT'])
  process.once(name, () => {
    // Answers that have begun are finished.
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });

server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`- Shop: http://localhost:${port}`));
