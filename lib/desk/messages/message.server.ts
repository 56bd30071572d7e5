import 'server-only';
import { deskMessage, type DeskMessage } from '../contract/messages';
import { isUuid } from '../frame/search-params';
import { findAtDesk } from '../frame/staff.server';

/** A message with its answers; null for an invalid or unknown id. */
export async function readMessage(messageId: string): Promise<DeskMessage | null> {
  return isUuid(messageId) ? findAtDesk(deskMessage, { p_message_id: messageId }) : null;
}
