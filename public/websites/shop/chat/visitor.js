// The chat's visitor: a random identity that is kept as long as the tab is open.
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

/** The visitor of this session. `storage` is a function because accessing it may throw. */
export function chatVisitor(storage = () => sessionStorage) {
  let visitor;
  try {
    visitor = JSON.parse(storage().getItem(key) ?? 'null');
    if (!isVisitor(visitor)) {
      visitor = newVisitor();
      storage().setItem(key, JSON.stringify(visitor));
    }
  } catch {
    // If storage is blocked, full or contains invalid data, the next page gets another identity.
    if (!isVisitor(visitor)) visitor = newVisitor();
  }
  return visitor;
}
