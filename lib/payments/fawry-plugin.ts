import {
  declineReason,
  type DeclineReason,
} from '@/supabase/functions/_shared/contracts/decline-reason';
import { seconds } from '@/lib/time';

export type FawryPlugin = { scriptUrl: string; stylesheetUrl: string };

type Checkout = (
  charge: object,
  configuration: {
    locale: string;
    mode: unknown;
    onSuccess: (result: unknown) => void;
    onFailure: (reason: unknown) => void;
  },
) => unknown;

declare global {
  interface Window {
    FawryPay?: { checkout?: Checkout };
    DISPLAY_MODE?: { POPUP?: unknown };
  }
}

const longestLoad = seconds(20);
let loading: Promise<void> | null = null;

const isReady = () => typeof window.FawryPay?.checkout === 'function';

/** Every script of the page has the nonce; only scripts can read it. */
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

function addStyles(stylesheetUrl: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheetUrl;
  // Without the style sheet the popup is unstyled, but works.
  document.head.append(link);
  return link;
}

function addScript({ scriptUrl, stylesheetUrl }: FawryPlugin): Promise<void> {
  return new Promise((resolve, reject) => {
    const styles = addStyles(stylesheetUrl);
    const script = document.createElement('script');
    const timer = window.setTimeout(() => fail(), longestLoad);
    const fail = () => {
      window.clearTimeout(timer);
      script.remove();
      styles.remove();
      reject(new Error('Failed to load Fawry SDK'));
    };
    script.src = scriptUrl;
    script.nonce = pageNonce();
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      window.clearTimeout(timer);
      if (isReady()) resolve();
      else fail();
    };
    document.head.append(script);
  });
}

/** Loads Fawry's script once; after a failure the next call retries. */
export function loadFawryPlugin(plugin: FawryPlugin): Promise<void> {
  if (isReady()) return Promise.resolve();
  loading ??= addScript(plugin).finally(() => {
    loading = null;
  });
  return loading;
}

export type PopupOutcome =
  | { status: 'completed'; result: unknown }
  | { status: 'failed'; reason: DeclineReason | null }
  | { status: 'closed' };

/** Fawry reports a closed popup without a reason, and a declined payment with one. */
const isClosing = (reason: unknown) =>
  reason === undefined ||
  reason === null ||
  reason === '' ||
  (typeof reason === 'object' && Object.keys(reason).length === 0);

/** Why the bank declined, if Fawry names a known code. */
const reasonOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'statusCode' in result
    ? declineReason(result.statusCode)
    : null;

const frameId = 'fawryPayPaymentFrame';

/**
 * Opens Fawry's popup and resolves when it ends: with its result, as closed by the shopper, or as failed. If the popup
 * hangs, the promise never resolves.
 */
export function openFawryPopup(charge: object, locale: string): Promise<PopupOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: PopupOutcome) => {
      document.getElementById(frameId)?.remove();
      resolve(outcome);
    };
    try {
      window.FawryPay?.checkout?.(charge, {
        locale,
        mode: window.DISPLAY_MODE?.POPUP,
        onSuccess: (result) => end({ status: 'completed', result }),
        onFailure: (result) =>
          end(
            isClosing(result)
              ? { status: 'closed' }
              : { status: 'failed', reason: reasonOf(result) },
          ),
      });
    } catch {
      // Third-party code: if it throws, nothing was paid.
      end({ status: 'failed', reason: null });
    }
  });
}
