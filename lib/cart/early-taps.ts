import { addToCart, type ListedProduct } from './add-to-cart';
import { earlyTapsKey } from './early-taps-script.mjs';

declare global {
  interface Window {
    /** Taps that could not be stored. */
    earlyTaps?: unknown;
  }
}

/** Products that are being added for a stored tap. */
const underWay = new Set<string>();

function isTap(value: unknown): value is ListedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { sku, product_id, title } = value as Partial<Record<keyof ListedProduct, unknown>>;
  return [sku, product_id, title].every((field) => typeof field === 'string');
}

/** Removes and returns the stored taps. */
function takeTaps(): ListedProduct[] {
  let taps = window.earlyTaps;
  delete window.earlyTaps;
  try {
    const stored = sessionStorage.getItem(earlyTapsKey);
    sessionStorage.removeItem(earlyTapsKey);
    taps ??= JSON.parse(stored ?? '[]');
  } catch {
    // Storage is blocked, or contains invalid data.
  }
  return Array.isArray(taps) ? taps.filter(isTap) : [];
}

/** Marks only the buttons of pending taps as busy. */
function updateButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-sku][aria-busy]'))
    if (!underWay.has(button.dataset['sku'] ?? '')) button.removeAttribute('aria-busy');
}

async function carryOut(tap: ListedProduct) {
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
 * Adds the products of taps that were stored before the scripts had loaded, on this page or the previous one, and
 * handles taps on buttons that are not hydrated yet. Returns a function that stops this.
 */
export function carryOutEarlyTaps(): () => void {
  carryOutKeptTaps();
  const events = [earlyTapsKey, 'pageshow'];
  for (const event of events) window.addEventListener(event, carryOutKeptTaps);
  return () => {
    for (const event of events) window.removeEventListener(event, carryOutKeptTaps);
  };
}
