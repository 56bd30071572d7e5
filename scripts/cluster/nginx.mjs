import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runChild, startChild } from '../lib/child.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { outputOf } from '../test/command.mjs';
import { findProgram, startProgram } from './program.mjs';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The file of content types that comes with nginx. */
function typesOf(command) {
  const told = outputOf('sh', ['-c', `"${command}" -V 2>&1`]) ?? '';
  const settings = /--conf-path=(\S+)/.exec(told)?.[1] ?? '/etc/nginx/nginx.conf';
  const file = join(dirname(settings), 'mime.types');
  if (existsSync(file)) return file;
  throw new PlainError(`nginx has no ${file}.`);
}

/**
 * The main file, and in the folder `bookshop` beside it this site's values in place of those of `deploy`: the address,
 * without TLS, and the folders. The rest is included from there.
 */
async function writeSettings({ root, folder, port, own, command }) {
  const deployed = join(root, 'deploy', 'nginx');
  const values = join(own, 'bookshop');
  await rm(own, { recursive: true, force: true });
  await mkdir(values, { recursive: true });
  const main = [
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
    '}',
  ];
  const listen = [
    `listen 127.0.0.1:${port};`,
    'server_name _;',
    `set $shop_host localhost:${port};`,
    'set $shop_protocol http;',
    `set $site_folder ${folder};`,
    `access_log ${own}/access.log bookshop;`,
    `error_log ${own}/error.log crit;`,
    // As behind a CDN on this machine: tests and load come as visitors from many addresses.
    'set_real_ip_from 127.0.0.1;',
    'real_ip_header X-Forwarded-For;',
  ];
  const places = await readFile(join(deployed, 'bookshop', 'places.conf'), 'utf8');
  await writeFile(join(own, 'nginx.conf'), `${main.join('\n')}\n`);
  await writeFile(join(values, 'listen.conf'), `${listen.join('\n')}\n`);
  await writeFile(
    join(values, 'places.conf'),
    places.replace('/var/cache/nginx/bookshop', join(own, 'images')),
  );
  await symlink(join(deployed, 'bookshop', 'file-headers.conf'), join(values, 'file-headers.conf'));
  await symlink(join(folder, 'upstream.conf'), join(values, 'upstream.conf'));
}

/**
 * Starts nginx with the settings of `deploy/nginx` on the loopback address, in front of the servers that
 * `upstream.conf` of the site names.
 */
export async function startNginx({ root, folder, port, signal, report }) {
  const command = await findProgram('nginx', 'nginx-light');
  const own = join(folder, 'nginx');
  await writeSettings({ root, folder, port, own, command });
  const given = ['-c', join(own, 'nginx.conf'), '-p', own, '-e', join(own, 'start.log')];
  const perform = async (args) => {
    if ((await runChild(startChild(command, [...given, ...args]), signal)) !== 0)
      throw new PlainError(`nginx ${args.join(' ')} failed: see above.`);
  };
  await perform(['-q', '-t']);
  const program = await startProgram({
    name: 'nginx',
    command,
    args: [...given, '-g', 'daemon off;'],
    port,
    signal,
    report,
  });
  return {
    ended: program.ended,
    stop: program.stop,
    accessLog: join(own, 'access.log'),
    reload: async () => {
      await perform(['-q', '-t']);
      await perform(['-s', 'reload']);
    },
  };
}
