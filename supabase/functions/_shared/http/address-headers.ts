/** Where the servers in front of a project may say who calls. Which of them is believed, the database has in its settings. */
const names = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for'];

export const addressHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => names.includes(name)));
