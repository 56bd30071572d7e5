// The adapter to Chatwoot's SDK: loads it, waits until it is ready, and sets the visitor.

/** In milliseconds. */
const retryMs = 500;
const mostTries = 40;

const settings = {
  // Always in Arabic, regardless of the page's language.
  locale: 'ar',
  position: 'right',
  type: 'standard',
  darkMode: 'auto',
  // The surrounding page has its own button.
  hideMessageBubble: true,
  showPopoutButton: false,
};

function loadScript(page, address) {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`No script at ${address}`)));
    page.document.head.append(script);
  });
}

/** Resolves when the widget is ready; it may have become ready before the event handler was added. */
function ready(page) {
  return new Promise((resolve, reject) => {
    let tries = 0;
    const timer = page.setInterval(() => {
      tries += 1;
      if (page.$chatwoot?.hasLoaded) end(resolve);
      else if (tries >= mostTries) end(() => reject(new Error('The chat does not get ready.')));
    }, retryMs);
    const end = (settle) => {
      page.clearInterval(timer);
      page.removeEventListener('chatwoot:ready', onReady);
      settle();
    };
    const onReady = () => end(resolve);
    page.addEventListener('chatwoot:ready', onReady);
  });
}

function open(page) {
  if (!page.$chatwoot.isOpen) page.$chatwoot.toggle('open');
}

/**
 * Shows the conversation in `page`, the iframe's window. `visitor` is the sender. Rejects if the script does not load
 * or the widget is not ready within 20 seconds.
 */
export async function showWidget(page, { baseUrl, websiteToken }, visitor) {
  page.chatwootSettings = settings;
  await loadScript(page, `${baseUrl}/packs/js/sdk.js`);
  const isReady = ready(page);
  page.chatwootSDK.run({ baseUrl, websiteToken });
  await isReady;
  const { username, email, plan } = visitor;
  page.$chatwoot.setUser(username, { name: username, email });
  page.$chatwoot.setCustomAttributes({ plan });
  page.$chatwoot.setLocale(settings.locale);
  open(page);
  // If the widget was closed inside the iframe, it would stay empty when the popover is opened again.
  page.addEventListener('resize', () => {
    if (page.innerHeight > 0) open(page);
  });
}
