import { gzipSync } from 'node:zlib';

const flightScript = /<script[^>]*>(?:\(?self\.__next_f|self\.__next_f)[\s\S]*?<\/script>/g;

/** Characters of the document, and how many of them are component data for hydration. */
function weighDocument(html) {
  const flight = html.match(flightScript)?.join('') ?? '';
  return { html: gzipSync(html).length, flightShare: flight.length / html.length };
}

/** Runs in the page: the browser reports that data is to be saved. */
export function saveData() {
  Object.defineProperty(Object.getPrototypeOf(navigator.connection), 'saveData', {
    get: () => true,
  });
}

/**
 * Opens `url` in a new context, waits until the network is idle, and adds up the transferred bytes, including headers,
 * but without the pages that are loaded in advance: `navigation` measures those.
 * `html` is the document's size with gzip; `fonts` counts font files.
 */
export async function weighPage(browser, url, contextOptions) {
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    await page.addInitScript(saveData);
    const network = await context.newCDPSession(page);
    const requests = new Map();
    await network.send('Network.enable');
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      requests.set(requestId, { type, url: response.url, bytes: 0 });
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    const finished = [...requests.values()].filter(
      ({ url: address }) => !address.startsWith('data:'),
    );
    const bytesOf = (type) =>
      finished
        .filter((request) => request.type === type)
        .reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      script: bytesOf('Script'),
      css: bytesOf('Stylesheet'),
      font: bytesOf('Font'),
      images: bytesOf('Image'),
      total: finished.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: finished.length,
      fonts: finished.filter(({ type }) => type === 'Font').length,
      ...weighDocument(await response.text()),
      files: finished.map(
        ({ type, url: address, bytes }) => `${type} ${bytes} ${new URL(address).pathname}`,
      ),
    };
  } finally {
    await context.close();
  }
}
