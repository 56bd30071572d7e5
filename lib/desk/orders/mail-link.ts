/**
 * Opens an e-mail to this address only. An address may contain `?` and `&`, which would start the headers and the body
 * in a link.
 */
export const mailLink = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
