/**
 * Headers in which a proxy may pass the caller's address. The database's settings determine which of them is trusted.
 */
const names = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for'];

export const addressHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => names.includes(name)));
