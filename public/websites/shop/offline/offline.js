// The cart on the page that is shown without a network. Its words and the shape of a line are in the page.
import { cartTotal, changeLine, countItems, lineTotal, parseCart, removeLine } from './cart.js';

const cartKey = 'cart-items';
const productsKey = 'cart-products';
const byId = (id) => document.getElementById(id);
const { locale, limit, amount, words } = JSON.parse(byId('offline-facts').textContent);

const amountFormat = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const money = (pounds) => amount.replace('{amount}', amountFormat.format(pounds));

function readLines() {
  return parseCart(localStorage.getItem(cartKey), limit);
}

/** The products as they were last seen, by id. */
function readProducts() {
  try {
    const products = JSON.parse(localStorage.getItem(productsKey) ?? '[]');
    return new Map(products.map((product) => [product.product_id, product]));
  } catch {
    // Written by something else: the lines are shown without names.
    return new Map();
  }
}

const names = [
  ['product_name', 'name_en'],
  ['product_owner_name', 'product_owner_name_en'],
  ['subject_name', 'subject_name_en'],
];

/** Product, owner and subject, as far as they are known. */
function titleOf(product) {
  if (!product) return words.unknownTitle;
  const parts = names.map(
    ([own, english]) => (locale === 'en' && product[english]) || product[own],
  );
  return parts.filter((part) => part?.trim()).join(' - ') || product.sku || '--';
}

function say(text) {
  byId('said').textContent = text;
}

function store(lines) {
  try {
    localStorage.setItem(cartKey, JSON.stringify(lines));
  } catch {
    say(words.saveFailed);
  }
  show();
}

function lineElement({ product_id, quantity }, product, isFull) {
  const line = byId('line').content.firstElementChild.cloneNode(true);
  const part = (name) => line.querySelector(`[data-part="${name}"]`);
  const title = titleOf(product);
  line.dataset.product = product_id;
  part('title').textContent = title;
  part('quantity').textContent = quantity;
  part('each').textContent = product
    ? `${money(product.retail_price)} ${words.each}`
    : words.unknownPrice;
  part('total').textContent = product ? money(lineTotal({ ...product, quantity })) : '';
  const picture = part('cover');
  picture.addEventListener('error', () => picture.remove());
  if (product?.image_url?.startsWith('/'))
    picture.src = `/_next/image?url=${encodeURIComponent(product.image_url)}&w=176&q=75`;
  else picture.remove();
  const button = (name, isOff, press) => {
    const element = part(name);
    element.setAttribute('aria-label', words[name].replace('{title}', title));
    if (isOff) element.setAttribute('aria-disabled', 'true');
    element.addEventListener('click', () => !isOff && press());
  };
  const change = (delta) => store(changeLine(readLines(), product_id, delta, limit));
  button('decrease', quantity <= 1, () => change(-1));
  button('increase', isFull || product?.available === false, () => change(1));
  button('remove', false, () => {
    const next = line.nextElementSibling ?? line.previousElementSibling;
    const place = next?.dataset.product;
    store(removeLine(readLines(), product_id));
    say(words.removed.replace('{title}', title));
    (controlOf(place, 'remove') ?? byId('cart-title')).focus();
  });
  return line;
}

/** A control of a line that is on the page now. */
function controlOf(productId, name) {
  const line = [...byId('lines').children].find(({ dataset }) => dataset.product === productId);
  return line?.querySelector(`[data-part="${name}"]`);
}

function show() {
  const lines = readLines();
  const products = readProducts();
  const count = countItems(lines);
  const focused = document.activeElement?.closest('[data-product]');
  const kept = focused && [focused.dataset.product, document.activeElement.dataset.part];
  byId('lines').replaceChildren(
    ...lines.map((line) => lineElement(line, products.get(line.product_id), count >= limit)),
  );
  if (kept) controlOf(...kept)?.focus();
  byId('empty').hidden = count > 0;
  byId('sums').hidden = count === 0;
  const known = lines.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    return product ? [{ ...product, quantity }] : [];
  });
  byId('total').textContent = known.length === lines.length ? money(cartTotal(known)) : '--';
  byId('count').textContent = words.count.replace('{count}', count);
}

async function isReachable() {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

async function tryAgain() {
  if (await isReachable()) location.reload();
  else say(words.stillOffline);
}

/** A network that has just come back is not always of use at once. */
async function comeBack() {
  for (const seconds of [0, 2, 5, 10]) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (await isReachable()) return location.reload();
  }
}

const isCheckout = /^\/(en\/)?checkout(\/|$)/.test(location.pathname);
for (const element of document.querySelectorAll('[data-when]'))
  element.hidden = (element.dataset.when === 'checkout') !== isCheckout;
if (isCheckout) document.title = words.checkoutDocumentTitle;
byId('retry').addEventListener('click', () => void tryAgain());
// Opened by its own address there is nothing to go on to.
if (!/^\/(en\/)?offline$/.test(location.pathname))
  window.addEventListener('online', () => void comeBack());
window.addEventListener('storage', show);
byId('needs-scripts').hidden = true;
try {
  show();
} catch {
  // Storage is blocked by a setting of the browser.
  byId('empty').hidden = true;
  say(words.notReadable);
}
