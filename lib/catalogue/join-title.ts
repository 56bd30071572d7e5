type Part = string | null | undefined;

/** Product, owner and subject, as far as known; otherwise the SKU, otherwise `--`. */
export function knownParts(parts: readonly Part[], sku: string): string[] {
  const known = parts.filter((part): part is string => Boolean(part?.trim()));
  return known.length > 0 ? known : [sku || '--'];
}

/** The known parts, joined with dashes. */
export function joinTitle(parts: readonly Part[], sku: string): string {
  return knownParts(parts, sku).join(' - ');
}
