// The script that pages load: defines chatwootSDK and, when run, $chatwoot, as Chatwoot's own script does.
(() => {
  const prefix = 'chatwoot-widget:';
  const narrow = '(max-width: 668px)';

  function run({ baseUrl, websiteToken }) {
    if (window.$chatwoot) return;
    const settings = window.chatwootSettings ?? {};
    const origin = new URL(baseUrl).origin;
    const frame = document.createElement('iframe');
    const send = (event, more) =>
      frame.contentWindow.postMessage(prefix + JSON.stringify({ event, ...more }), origin);
    const tell = (name) => window.dispatchEvent(new CustomEvent(name));

    const chat = {
      baseUrl,
      websiteToken,
      locale: settings.locale ?? 'en',
      hideMessageBubble: settings.hideMessageBubble ?? false,
      hasLoaded: false,
      isOpen: false,
      toggle(state) {
        const isOpen = state ? state === 'open' : !chat.isOpen;
        if (isOpen === chat.isOpen) return;
        chat.isOpen = isOpen;
        frame.style.visibility = isOpen ? 'visible' : 'hidden';
        tell(isOpen ? 'chatwoot:opened' : 'chatwoot:closed');
      },
      setUser(identifier, user) {
        if (typeof identifier !== 'string' && typeof identifier !== 'number')
          throw new Error('Identifier should be a string or a number');
        if (!user?.email && !user?.name && !user?.avatar_url)
          throw new Error('User object should have one of the keys [avatar_url, email, name]');
        send('set-user', { identifier, user });
      },
      setCustomAttributes(customAttributes = {}) {
        if (Object.keys(customAttributes).length === 0)
          throw new Error('Custom attributes should have at least one key');
        send('set-custom-attributes', { customAttributes });
      },
      setLocale(locale = 'en') {
        chat.locale = locale;
        send('set-locale', { locale });
      },
      reset() {
        chat.toggle('close');
        frame.src = address;
      },
    };
    window.$chatwoot = chat;

    const address = `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`;
    frame.id = 'chatwoot_live_chat_widget';
    frame.title = 'Chatwoot';
    frame.src = address;
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      visibility: 'hidden',
    });
    window.addEventListener('message', ({ origin: sender, source, data }) => {
      if (sender !== origin || source !== frame.contentWindow) return;
      if (typeof data !== 'string' || !data.startsWith(prefix)) return;
      const { event } = JSON.parse(data.slice(prefix.length));
      if (event === 'toggleBubble') chat.toggle();
      if (event !== 'loaded') return;
      chat.hasLoaded = true;
      send('config-set', { locale: chat.locale });
      send('toggle-close-button', { showClose: window.matchMedia(narrow).matches });
      tell('chatwoot:ready');
    });
    document.body.append(frame);
  }

  window.chatwootSDK = { run };
})();
