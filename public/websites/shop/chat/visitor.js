// Who writes in the chat: somebody made up for as long as the tab is open (spec §3 Chat-widget visitor).
const key = 'chat-visitor';
const plans = ['free', 'basic', 'premium'];

function random(below) {
  return crypto.getRandomValues(new Uint32Array(1))[0] % below;
}

function newVisitor() {
  const digits = Array.from({ length: 8 }, () => random(16).toString(16)).join('');
  const username = `visitor-${digits}`;
  return { username, email: `${username}@example.com`, plan: plans[random(plans.length)] };
}

function isVisitor(value) {
  return (
    /^visitor-[0-9a-f]{8}$/.test(value?.username) &&
    value.email === `${value.username}@example.com` &&
    plans.includes(value.plan)
  );
}

/** The visitor of this session, the same until the tab is closed. `storage` is asked for: naming it may throw. */
export function chatVisitor(storage = () => sessionStorage) {
  let visitor;
  try {
    visitor = JSON.parse(storage().getItem(key) ?? 'null');
    if (!isVisitor(visitor)) {
      visitor = newVisitor();
      storage().setItem(key, JSON.stringify(visitor));
    }
  } catch {
    // Blocked, full or no JSON: somebody else the next time.
    if (!isVisitor(visitor)) visitor = newVisitor();
  }
  return visitor;
}
