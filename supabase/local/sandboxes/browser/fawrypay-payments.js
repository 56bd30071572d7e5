// The script that the shop's page loads: defines FawryPay and DISPLAY_MODE, as Fawry's own does.
(() => {
  const base = document.currentScript.src.split('/atfawry/plugin/')[0];
  const origin = new URL(base).origin;
  const frameId = 'fawryPayPaymentFrame';
  const modes = ['POPUP', 'INSIDE_PAGE', 'SIDE_PAGE', 'SEPARATED'];
  const covering = { position: 'fixed', inset: '0', width: '100%', height: '100%' };
  const aside = { ...covering, insetInlineStart: 'auto', width: 'min(27rem, 100%)' };
  const styles = {
    POPUP: { ...covering, border: '0', zIndex: '2147483647', background: 'transparent' },
    SIDE_PAGE: { ...aside, border: '0', zIndex: '2147483647' },
    INSIDE_PAGE: { width: '100%', height: '44rem', border: '0' },
  };

  async function openSession(charge, configuration) {
    const display = configuration.mode === 'SEPARATED' ? 'separated' : 'frame';
    const answer = await fetch(`${base}/atfawry/plugin/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ charge, locale: configuration.locale, display }),
    });
    if (!answer.ok) throw new Error(`FawryPay: status ${answer.status}`);
    return answer.json();
  }

  function showFrame(session, { mode, divSelector, locale }) {
    document.getElementById(frameId)?.remove();
    const frame = document.createElement('iframe');
    frame.id = frameId;
    frame.title = locale === 'ar' ? 'الدفع عبر فوري' : 'Pay with Fawry';
    frame.src = base + session.page;
    Object.assign(frame.style, styles[mode]);
    const place = mode === 'INSIDE_PAGE' ? document.getElementById(divSelector) : null;
    (place ?? document.body).append(frame);
    frame.addEventListener('load', () => frame.focus());
    return frame;
  }

  /** Calls one of the two callbacks once, with the result from this iframe. The page removes the iframe itself. */
  function waitForOutcome(frame, session, { onSuccess, onFailure }) {
    const listening = new AbortController();
    const end = (callback, data) => {
      listening.abort();
      callback?.(data);
    };
    window.addEventListener(
      'message',
      ({ origin: sender, source, data }) => {
        if (sender !== origin || source !== frame.contentWindow) return;
        if (data?.kind !== 'fawry-outcome' || data.session !== session.id) return;
        end(data.isSuccess ? onSuccess : onFailure, data.response ?? undefined);
      },
      { signal: listening.signal },
    );
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        frame.contentWindow?.postMessage({ kind: 'fawry-close' }, origin);
      },
      { signal: listening.signal },
    );
  }

  function checkout(chargeRequest, configuration) {
    if (!modes.includes(configuration?.mode)) throw new TypeError('FawryPay: mode is required');
    openSession(chargeRequest, configuration).then(
      (session) => {
        if (configuration.mode === 'SEPARATED') location.assign(base + session.page);
        else waitForOutcome(showFrame(session, configuration), session, configuration);
      },
      (error) => {
        if (configuration.mode !== 'SEPARATED') configuration.onFailure?.(String(error));
      },
    );
  }

  window.DISPLAY_MODE = Object.freeze(Object.fromEntries(modes.map((mode) => [mode, mode])));
  window.FawryPay = Object.freeze({ checkout });
})();
