/**
 * The content of the nginx file that lists the servers.
 * @param {number[]} ports
 */
export function upstreamText(ports) {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=3 fail_timeout=2s;`);
  return `# The shop's servers. \`npm run release\` writes this file: on a host it is a link to /srv/bookshop/upstream.conf.
upstream bookshop {
  zone bookshop 128k;
  least_conn;
${servers.join('\n')}
  keepalive 64;
  # Shorter than Node.js's five seconds, or a request could be sent on a connection that is being closed.
  keepalive_timeout 4s;
}
`;
}
