const locations = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);

/**
 * The paths in the sitemap of the shop at `base`, in the order of its files.
 * @param {string} base
 * @param {(url: string) => Promise<string>} read Returns the text of an address.
 */
export async function sitemapPaths(base, read) {
  const paths = [];
  for (const file of locations(await read(`${base}/sitemap.xml`)))
    paths.push(...locations(await read(base + file)));
  return paths;
}
