/** How an e-mail address is typed, on any keyboard and in any direction of the page. */
export const emailEntry = {
  type: 'email',
  dir: 'ltr',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
} as const;
