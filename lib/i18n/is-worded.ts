/** The return type of `useTranslations` and `getTranslator` for a namespace whose keys are names. */
type Words<Name extends string> = { (name: Name): string; has(name: string): boolean };

/**
 * Whether a namespace has a message for a name from outside the shop, such as an error code or a provider's status. A
 * dot would address a nested message, and `constructor` an inherited property.
 */
export function isWorded<Name extends string>(words: Words<Name>, name: string): name is Name {
  return !name.includes('.') && !(name in Object.prototype) && words.has(name);
}
