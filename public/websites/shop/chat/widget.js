// The adapter to Chatwoot's SDK: loads it, waits until it is ready, and says who is writing.

/** Spec §9 Timing. */
const retryMs = 500;
const mostTries = 40;

const settings = {
  // Spec §7 Live chat: in Arabic, whatever the page is in.
  locale: 'ar',
  position: 'right',
  type: 'standard',
  darkMode: 'auto',
  // The page around the frame has a button of its own.
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

/** Resolves when the widget says that it is ready, or is found to be: its word may have been said before. */
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
 * Shows the conversation in `page`, a window of its own. `visitor` is who writes. Rejects when the script does not come
 * or the widget does not get ready within 20 seconds.
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
  // Closed within the frame and shown again by the page around it, it would stay empty.
  page.addEventListener('resize', () => {
    if (page.innerHeight > 0) open(page);
  });
}
