// The conversation in the simulator's iframe: echoes messages.
(() => {
  const prefix = 'chatwoot-widget:';
  const byId = (id) => document.getElementById(id);
  const words = JSON.parse(byId('words').textContent);
  let language = 'en';
  let parentOrigin = null;

  function say(text, who) {
    const line = document.createElement('li');
    line.className = who;
    line.dir = 'auto';
    line.textContent = text;
    byId('lines').append(line);
    line.scrollIntoView({ block: 'end' });
  }

  function speak(wanted) {
    language = words[wanted] ? wanted : 'en';
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
    for (const element of document.querySelectorAll('[data-word]'))
      element.textContent = words[language][element.dataset.word];
    byId('text').setAttribute('aria-label', words[language].label);
    byId('text').placeholder = words[language].label;
  }

  const heard = {
    'config-set': ({ locale }) => speak(locale),
    'set-locale': ({ locale }) => speak(locale),
    'set-user': ({ user }) => {
      byId('visitor').textContent = user.name ?? user.email;
      document.body.dataset.email = user.email ?? '';
    },
    'set-custom-attributes': ({ customAttributes }) => {
      document.body.dataset.attributes = JSON.stringify(customAttributes);
    },
    'toggle-close-button': ({ showClose }) => {
      byId('close').hidden = !showClose;
    },
  };

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent) return;
    if (typeof data !== 'string' || !data.startsWith(prefix)) return;
    parentOrigin = origin;
    const { event, ...more } = JSON.parse(data.slice(prefix.length));
    heard[event]?.(more);
  });

  const send = (event) =>
    window.parent.postMessage(prefix + JSON.stringify({ event }), parentOrigin ?? '*');

  byId('close').addEventListener('click', () => send('toggleBubble'));
  byId('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = byId('text').value.trim();
    if (text === '') return;
    byId('text').value = '';
    say(text, 'visitor');
    setTimeout(() => say(words[language].echo.replace('{text}', text), 'agent'), 400);
  });
  send('loaded');
})();
