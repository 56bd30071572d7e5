import { addToCart } from './add-to-cart';
import { earlyTapsKey } from './early-taps-script.mjs';

type Tap = { sku: string; product_id: string };

declare global {
  interface Window {
    /** Taps that the tab's storage has not taken. */
    earlyTaps?: unknown;
  }
}

/** The products whose taps are being carried out. */
const underWay = new Set<string>();

function isTap(value: unknown): value is Tap {
  if (typeof value !== 'object' || value === null) return false;
  const { sku, product_id } = value as Partial<Record<keyof Tap, unknown>>;
  return typeof sku === 'string' && typeof product_id === 'string';
}

/** The kept taps, which are kept no longer. */
function takeTaps(): Tap[] {
  let taps = window.earlyTaps;
  delete window.earlyTaps;
  try {
    const stored = sessionStorage.getItem(earlyTapsKey);
    sessionStorage.removeItem(earlyTapsKey);
    taps ??= JSON.parse(stored ?? '[]');
  } catch {
    // Storage is blocked, or holds something else.
  }
  return Array.isArray(taps) ? taps.filter(isTap) : [];
}

/** Only buttons whose tap is under way look busy. */
function updateButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-sku][aria-busy]'))
    if (!underWay.has(button.dataset['sku'] ?? '')) button.removeAttribute('aria-busy');
}

async function carryOut(tap: Tap) {
  underWay.add(tap.sku);
  try {
    await addToCart(tap);
  } finally {
    underWay.delete(tap.sku);
    updateButtons();
  }
}

function carryOutKeptTaps() {
  for (const tap of takeTaps()) void carryOut(tap);
  updateButtons();
}

/**
 * Puts what was tapped before the page's scripts had come into the cart, here or on the page before, and what is tapped
 * on buttons that are not live yet. Returns what ends it.
 */
export function carryOutEarlyTaps(): () => void {
  carryOutKeptTaps();
  const events = [earlyTapsKey, 'pageshow'];
  for (const event of events) window.addEventListener(event, carryOutKeptTaps);
  return () => {
    for (const event of events) window.removeEventListener(event, carryOutKeptTaps);
  };
}
