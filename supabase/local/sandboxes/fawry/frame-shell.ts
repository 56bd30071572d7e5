import { html } from 'hono/html';
import { type Language } from '../shared/language.ts';
import { type Markup, page } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { frameWords } from './frame-words.ts';

interface Frame {
  basePath: string;
  session: { id: string; language: Language };
  content: Markup;
  otherPage?: string;
}

export function frame({ basePath, session: { language }, content, otherPage }: Frame): Markup {
  const { title } = frameWords[language];
  const shape = 'dialog' as const;
  return page({
    language,
    basePath,
    vendor: 'fawry',
    title,
    shape,
    script: 'frame',
    content,
    otherPage,
  });
}

/** The header of every step: the name, and a close button. */
export function bar(session: { id: string; language: Language }, basePath: string): Markup {
  const { close } = pageWords[session.language];
  return html`<div class="bar">
    <h1>${frameWords[session.language].title}</h1>
    <form id="close" method="post" action="${basePath}/atfawry/plugin/frame/close">
      <input type="hidden" name="session" value="${session.id}" />
      <button class="icon" aria-label="${close}" title="${close}">×</button>
    </form>
  </div>`;
}
