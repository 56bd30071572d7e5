/** One way to it: each `import()` costs the page the addresses of its files. */
export const loadOfferCode = () => import('./offer-code');
