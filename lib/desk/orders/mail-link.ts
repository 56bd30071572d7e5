/** Opens an e-mail to this address alone. An address may contain `?` and `&`, behind which a link has headers and a text. */
export const mailLink = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
