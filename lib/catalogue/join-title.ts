/** Product, owner and subject, joined by dashes; the sku, then `--`, where all three are empty (spec §3). */
export function joinTitle(parts: (string | null | undefined)[], sku: string): string {
  return parts.filter((part) => part?.trim()).join(' - ') || sku || '--';
}
