// The page in the chat's iframe, which is loaded only when somebody opens the chat.
import { chatVisitor } from './visitor.js';
import { showWidget } from './widget.js';

const byId = (id) => document.getElementById(id);
const { baseUrl, websiteToken } = JSON.parse(byId('chat-facts').textContent);

/** Hides the iframe that contains this page; does nothing if the page was opened directly. */
function close() {
  if (window.parent !== window) window.parent.document.getElementById('chat')?.hidePopover();
}

window.addEventListener('chatwoot:closed', close);
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
byId('close').addEventListener('click', close);
byId('retry').addEventListener('click', () => location.reload());

try {
  await showWidget(window, { baseUrl, websiteToken }, chatVisitor());
  byId('loading').hidden = true;
} catch {
  // The error cannot be fixed from here, so other ways to contact the shop are shown.
  byId('loading').hidden = true;
  byId('failed').hidden = false;
}
