// The page in the chat's frame. It is opened when somebody presses the button, never before.
import { chatVisitor } from './visitor.js';
import { showWidget } from './widget.js';

const byId = (id) => document.getElementById(id);
const { baseUrl, websiteToken } = JSON.parse(byId('chat-facts').textContent);

/** Hides the frame that this page is in; opened by its own address it is in none. */
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
  // Neither the shop nor the shopper can mend it: they are told what else there is.
  byId('loading').hidden = true;
  byId('failed').hidden = false;
}
