const crockford = '[0-9A-HJKMNP-TV-Z]';

/**
 * How `start_payment` names an attempt: the order's number and sixteen characters that nobody can guess. Always of one
 * length, so that nothing beside it in a signed text can be taken for a part of it.
 */
export const merchantRefPattern = new RegExp(
  `^(ZD-${crockford}{4}-${crockford}{4})-${crockford}{16}$`,
);

/** The order's number in an attempt's name. Undefined for what is no such name. */
export function orderNumberOf(merchantRef: string): string | undefined {
  return merchantRefPattern.exec(merchantRef)?.[1];
}
