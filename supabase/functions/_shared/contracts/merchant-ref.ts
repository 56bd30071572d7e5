const crockford = '[0-9A-HJKMNP-TV-Z]';

/**
 * The format of an attempt's reference: the order number and sixteen unguessable characters. The fixed length makes it
 * unambiguous in a signed text.
 */
export const merchantRefPattern = new RegExp(
  `^(ZD-${crockford}{4}-${crockford}{4})-${crockford}{16}$`,
);

/** The order number in an attempt's reference. Undefined for anything else. */
export function orderNumberOf(merchantRef: string): string | undefined {
  return merchantRefPattern.exec(merchantRef)?.[1];
}
