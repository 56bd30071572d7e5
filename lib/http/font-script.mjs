/** One file for both languages. */
export const fontPath = '/websites/shop/fonts/cairo.woff2';

/**
 * Preloads the font, unless it would arrive after the first paint. Chromium delays that by up to 100 ms for a font that
 * is preloaded, which a slow connection pays for nothing; the page then keeps the device's font. A page with a service
 * worker has the font on the device. Runs in the head, because rendering may begin with the body. Units of `rtt` and
 * `downlink`: milliseconds, Mbit/s.
 */
export const fontScript = `{
const { connection, serviceWorker } = navigator;
const isSlow = connection && (connection.saveData || connection.rtt > 100 || connection.downlink < 5);
if (isSlow && !serviceWorker?.controller) {
  document.documentElement.dataset.font = 'device';
} else {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, {
    rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low', href: '${fontPath}',
  }));
}
}`;
