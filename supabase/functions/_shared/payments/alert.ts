/** Logs a line for the person who monitors payments. Contains ids of payments, never personal data. */
export function alertShop(what: string, facts: Record<string, string | number | null | undefined>) {
  console.error(`ALERT ${what}`, JSON.stringify(facts));
}
