/** Attributes of an input for e-mail addresses, independent of the page's direction. */
export const emailEntry = {
  type: 'email',
  dir: 'ltr',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
} as const;
