import { html } from 'hono/html';
import { timeText } from '../shared/language.ts';
import { type Markup } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { type RefusedSession, type Session } from './fawry-state.ts';
import { frame } from './frame-shell.ts';
import { frameWords } from './frame-words.ts';

interface Ending {
  kind: 'paid' | 'failed' | 'closed' | 'reference';
  detail?: string;
  reference?: { number: string; expiresAt: number };
  /** A message to the parent page, or an address for the browser. */
  onward: { post: object; target: string; delayMs: number } | { goTo: string; delayMs: number };
}

/** The popup's last page, which reports the result to the parent page. */
export function endPage(
  basePath: string,
  session: Session | RefusedSession,
  ending: Ending,
): Markup {
  const { language } = session;
  const words = frameWords[language];
  const { kind, detail, reference, onward } = ending;
  const link =
    'goTo' in onward
      ? html`<p>
          <a href="${onward.goTo}" data-delay="${onward.delayMs}"
            >${pageWords[language].returning}</a
          >
        </p>`
      : html`<p
          data-outcome="${JSON.stringify(onward.post)}"
          data-target="${onward.target}"
          data-delay="${onward.delayMs}"
        >
          ${pageWords[language].returning}
        </p>`;
  return frame({
    basePath,
    session,
    content: html`<h1 class="${kind === 'failed' ? 'bad' : kind === 'paid' ? 'good' : ''}">
        ${words[kind]}
      </h1>
      ${detail ? html`<p class="soft"><bdi dir="ltr">${detail}</bdi></p>` : ''}
      ${
        reference
          ? html`<p class="reference"><bdi dir="ltr">${reference.number}</bdi></p>
              <p>${words.payBefore} <bdi>${timeText(reference.expiresAt, language)}</bdi></p>`
          : ''
      }
      ${link}`,
  });
}
