import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from '../lib/plain-error.mjs';
import { outputOf } from '../lib/command.mjs';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The file of content types that comes with nginx. */
function typesOf(command) {
  const version = outputOf('sh', ['-c', `"${command}" -V 2>&1`]) ?? '';
  const settings = /--conf-path=(\S+)/.exec(version)?.[1] ?? '/etc/nginx/nginx.conf';
  const file = join(dirname(settings), 'mime.types');
  if (existsSync(file)) return file;
  throw new PlainError(`nginx has no ${file}.`);
}

const mainFile = ({ command, deployed, own }) => [
  process.getuid?.() === 0 ? 'user root;' : '',
  'worker_processes 2;',
  `pid ${own}/nginx.pid;`,
  `error_log ${own}/start.log;`,
  'events { worker_connections 2048; }',
  'http {',
  `  include ${typesOf(command)};`,
  '  default_type application/octet-stream;',
  ...temporary.map((name) => `  ${name}_temp_path ${own}/${name};`),
  `  include ${deployed}/bookshop.conf;`,
  `  include ${deployed}/supabase.conf;`,
  '}',
];

/** This site's values, in place of the files of the same names in `deploy`. */
const valueFiles = ({ own, folder, port, backendPort, publicBackendPort }) => ({
  'listen.conf': [
    `listen 127.0.0.1:${port};`,
    'server_name _;',
    `set $shop_host localhost:${port};`,
    'set $shop_protocol http;',
    `set $site_folder ${folder};`,
    `access_log ${own}/access.log bookshop;`,
    `error_log ${own}/error.log crit;`,
    'include bookshop/real-address.conf;',
  ],
  'backend-listen.conf': [
    `listen 127.0.0.1:${publicBackendPort};`,
    // The backend detects requests of foreign pages by the host name.
    'if ($host !~ ^(?:127\\.0\\.0\\.1|localhost)$) { return 421; }',
    `set $backend_host 127.0.0.1:${backendPort};`,
    `access_log ${own}/backend.log bookshop;`,
    `error_log ${own}/error.log crit;`,
    'include bookshop/real-address.conf;',
  ],
  // As behind a CDN on this machine: tests and load generators act as visitors from many addresses.
  'real-address.conf': ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'],
});

/**
 * Writes nginx's main file, and in the folder `bookshop` next to it the values of this site: ports of the loopback
 * address without TLS, and its folders. Everything else is included from `deploy`. Returns the main file's path.
 */
export async function writeNginxSettings({ root, ...site }) {
  const { folder, own, backendPort } = site;
  const deployed = join(root, 'deploy', 'nginx');
  const values = join(own, 'bookshop');
  await rm(own, { recursive: true, force: true });
  await mkdir(values, { recursive: true });

  const main = join(own, 'nginx.conf');
  const write = (path, lines) => writeFile(path, `${lines.join('\n')}\n`);
  await write(main, mainFile({ ...site, deployed }));
  for (const [name, lines] of Object.entries(valueFiles(site)))
    await write(join(values, name), lines);

  const copy = async (name, from, to) => {
    const text = await readFile(join(deployed, 'bookshop', name), 'utf8');
    await writeFile(join(values, name), text.replace(from, to));
  };
  await copy('places.conf', '/var/cache/nginx/bookshop', join(own, 'images'));
  await copy('backend-server.conf', '127.0.0.1:8000', `127.0.0.1:${backendPort}`);
  for (const name of ['buffers.conf', 'file-headers.conf'])
    await symlink(join(deployed, 'bookshop', name), join(values, name));
  await symlink(join(folder, 'upstream.conf'), join(values, 'upstream.conf'));
  return main;
}
