import { brandName } from '@/lib/env/brand';
import { html, jsonBlock, type Html } from '@/lib/http/html';
import { directionOf, localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator, plainWords } from '@/lib/i18n/translator';
import { brandedTitle } from '@/lib/seo/page-metadata';
import { offlineFacts } from './offline-words';

const folder = '/websites/shop/offline';

/** One line of the cart, for the script to fill in. */
function lineTemplate(locale: Locale): Html {
  const t = getTranslator(locale, 'cart');
  return html`<template id="line"
    ><li class="line">
      <div class="cover"><img data-part="cover" alt="" width="64" height="85" /></div>
      <div class="about">
        <h3 data-part="title" dir="auto"></h3>
        <div class="row">
          <bdi class="muted" data-part="each"></bdi><strong><bdi data-part="total"></bdi></strong>
        </div>
        <div class="row">
          <div class="stepper" role="group" aria-label="${t('quantity')}">
            <button type="button" data-part="decrease">−</button><span data-part="quantity"></span
            ><button type="button" data-part="increase">+</button>
          </div>
          <button type="button" class="plain" data-part="remove">${t('removeShort')}</button>
        </div>
      </div>
    </li></template
  >`;
}

function cart(locale: Locale): Html {
  const words = plainWords(locale, 'offline');
  return html`<section class="cart" aria-labelledby="cart-title">
    <h2 id="cart-title" tabindex="-1">${words.cart}</h2>
    <p id="needs-scripts" class="muted">${words.needsScripts}</p>
    <p id="empty" class="muted" hidden>${words.empty}</p>
    <ul id="lines" class="lines"></ul>
    <div id="sums" hidden>
      <p class="row total">
        <span>${getTranslator(locale, 'cart')('total')}</span><bdi id="total"></bdi>
      </p>
      <p id="count" class="muted"></p>
      <p class="muted">${words.pricesAsSeen}</p>
      <p class="muted" data-when="page">${words.checkoutWaits}</p>
    </div>
  </section>`;
}

/** The page that is shown in place of any other when there is no network. The same for everybody. */
export function offlinePage(locale: Locale): string {
  const words = plainWords(locale, 'offline');
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121716" media="(prefers-color-scheme: dark)" />
        <title>${brandedTitle(locale, words.title)}</title>
        <link rel="stylesheet" href="${folder}/offline.css" />
        <script type="module" src="${folder}/offline.js"></script>
      </head>
      <body>
        <div class="bar">
          <header>
            <a class="brand" href="${localePath(locale, '/shop')}">
              <svg viewBox="0 0 32 36" aria-hidden="true">
                <path class="arch" d="M1 35V16C1 9 8 5 16 1c8 4 15 8 15 15v19z" />
                <path
                  class="book"
                  d="M16 16.5c-2.5-2-5.5-2.7-9-2.7v13.2c3.5 0 6.5.7 9 2.7 2.5-2 5.5-2.7 9-2.7V13.8c-3.5 0-6.5.7-9 2.7zm0 0v13.2"
                />
              </svg>
              ${brandName(locale)}
            </a>
          </header>
        </div>
        <main>
          <div class="notice">
            <h1 data-when="page">${words.title}</h1>
            <h1 data-when="checkout" hidden>${words.checkoutTitle}</h1>
            <p class="muted" data-when="page">${words.text}</p>
            <p class="muted" data-when="checkout" hidden>${words.checkoutText}</p>
            <button type="button" id="retry" class="primary">${words.retry}</button>
            <p id="said" class="said" role="status"></p>
          </div>
          ${cart(locale)}
        </main>
        ${lineTemplate(locale)} ${jsonBlock('offline-facts', offlineFacts(locale))}
      </body>
    </html>`.html;
}
