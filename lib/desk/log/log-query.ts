import { logActions, type DeskLogArguments, type LogAction } from '../contract/log';
import { isUuid, oneOf, textOf, withQuery, type SearchParams } from '../frame/search-params';

/** The filters of the log in its address. */
export type LogFilters = { action: LogAction | null; userId: string | null };

export function parseLog(params: SearchParams): LogFilters {
  const who = textOf(params, 'who');
  return {
    action: oneOf(logActions, textOf(params, 'action')),
    userId: isUuid(who) ? who : null,
  };
}

export const logArguments = (
  { action, userId }: LogFilters,
  cursor: string | null,
): DeskLogArguments => ({ p_action: action, p_user_id: userId, p_cursor: cursor });

/** The address of a page of the log, without its language. */
export const logHref = ({ action, userId }: LogFilters, cursor: string | null = null): string =>
  withQuery('/desk/log', { action, who: userId, after: cursor });
