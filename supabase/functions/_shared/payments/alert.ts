/** One line for whoever watches over the shop's money. Names payments, never people. */
export function alertShop(what: string, facts: Record<string, string | number | null | undefined>) {
  console.error(`ALERT ${what}`, JSON.stringify(facts));
}
