/** What `useTranslations` and `getTranslator` return for a namespace whose keys are names. */
type Words<Name extends string> = { (name: Name): string; has(name: string): boolean };

/**
 * Whether a namespace has a message for a name that the shop does not choose itself: a server's code, a provider's status.
 * A dot would lead into another message, and `constructor` out of them.
 */
export function isWorded<Name extends string>(words: Words<Name>, name: string): name is Name {
  return !name.includes('.') && !(name in Object.prototype) && words.has(name);
}
