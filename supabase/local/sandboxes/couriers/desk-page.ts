import { html } from 'hono/html';
import { type Courier as CourierName } from '../../../functions/_shared/contracts/track-shipments.ts';
import { scenarioNote, clockSection } from '../shared/desk-page.ts';
import { type Language, timeText } from '../shared/language.ts';
import { type Markup, page } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type CourierScenario, type CourierState } from './courier-state.ts';

const shownQuestions = 20;

const arabic = {
  titles: { jt: 'J&T: لوحة المحاكاة', aramex: 'أرامكس: لوحة المحاكاة' },
  banner: 'محاكاة، لا توجد طرود حقيقية',
  numbers: 'أرقام الشحنات',
  how: 'اكتب رقمًا يبدأ بأحد هذه الأرقام في شحنة الطلب، وزِد عليه ما شئت: لا تحمل شحنتان الرقم نفسه.',
  begins: 'يبدأ بـ',
  happens: 'ما تقوله شركة الشحن',
  next: 'الشحنة التي يُسأل عنها بعد ذلك',
  questions: 'أسئلة المتجر',
  none: 'لم يسأل المتجر بعد.',
};
const english: typeof arabic = {
  titles: { jt: 'J&T: simulator’s desk', aramex: 'Aramex: simulator’s desk' },
  banner: 'Simulator – no real parcels',
  numbers: 'Parcel numbers',
  how: 'Give an order’s parcel a number that begins like one of these, with anything after it: no two parcels have the same.',
  begins: 'Begins with',
  happens: 'What the courier says',
  next: 'The parcel that is asked about next',
  questions: 'What the shop asked',
  none: 'The shop has not asked yet.',
};
const deskWords = { ar: arabic, en: english };

interface Desk {
  name: CourierName;
  scenarios: CourierScenario[];
  basePath: string;
  language: Language;
  sandbox: Sandbox<CourierState>;
}

export function courierDesk({ name, scenarios, basePath, language, sandbox }: Desk): Markup {
  const [words, common] = [deskWords[language], pageWords[language]];
  const action = `${basePath}/desk`;
  const rows = scenarios.map(
    ({ begins, words: meaning }) =>
      html`<tr>
        <td><bdi dir="ltr">${begins}</bdi></td>
        <td>${meaning[language]}</td>
      </tr>`,
  );
  const options = scenarios.map(
    ({ id, words: meaning }) => html`<option value="${id}">${meaning[language]}</option>`,
  );
  return page({
    language,
    basePath,
    vendor: name,
    title: words.titles[name],
    banner: words.banner,
    shape: 'desk',
    otherPage: `${action}?lang=${language === 'ar' ? 'en' : 'ar'}`,
    content: html`<h1>${words.titles[name]}</h1>
      <h2>${words.numbers}</h2>
      <p>${words.how}</p>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th>${words.begins}</th>
              <th>${words.happens}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
      <h2>${words.next}</h2>
      <form method="post" action="${action}/scenario" class="row">
        <label
          >${common.scenario}
          <select name="scenario">
            ${options}
          </select></label
        >
        <button>${common.arrange}</button>
      </form>
      ${scenarioNote(language, sandbox.state, action)} ${questions(language, sandbox.state)}
      ${clockSection(language, sandbox.now(), `${action}/clock`)}`,
  });
}

function questions(language: Language, state: CourierState): Markup {
  const words = deskWords[language];
  const items = state.questions
    .slice(-shownQuestions)
    .reverse()
    .map(
      ({ at, codes }) =>
        html`<li>
          <bdi>${timeText(at, language)}</bdi>: <bdi dir="ltr">${codes.join(', ')}</bdi>
        </li>`,
    );
  return html`<h2>${words.questions}</h2>
    ${
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : html`<p class="soft">${words.none}</p>`
    }`;
}
