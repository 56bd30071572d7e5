/** The pages that the menu on a phone leads to; `name` is a word of the layout messages. */
export const siteLinks = [
  { name: 'shop', path: '/shop' },
  { name: 'login', path: '/login' },
  { name: 'aboutUs', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'help', path: '/help' },
] as const;
