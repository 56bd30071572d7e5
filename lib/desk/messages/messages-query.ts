import {
  messageStates,
  messageTopics,
  type DeskMessagesArguments,
  type MessageState,
  type MessageTopic,
} from '../contract/messages';
import { oneOf, textOf, withQuery, type SearchParams } from '../frame/search-params';

/** The filters of the message list in its address. Without a state, unanswered messages. */
export type MessagesFilters = {
  query: string;
  state: MessageState | 'all';
  topic: MessageTopic | null;
};

export function parseMessages(params: SearchParams): MessagesFilters {
  return {
    query: textOf(params, 'q'),
    state: oneOf([...messageStates, 'all'], textOf(params, 'state')) ?? 'open',
    topic: oneOf(messageTopics, textOf(params, 'topic')),
  };
}

export function messagesArguments(
  { query, state, topic }: MessagesFilters,
  cursor: string | null,
): DeskMessagesArguments {
  return {
    p_query: query || null,
    p_state: state === 'all' ? null : state,
    p_topic: topic,
    p_cursor: cursor,
  };
}

/** The address of a list, without its language. */
export function messagesHref(filters: MessagesFilters, cursor: string | null = null): string {
  const { query, state, topic } = filters;
  const parts = { q: query, state: state === 'open' ? null : state, topic, after: cursor };
  return withQuery('/desk/messages', parts);
}

export const messageHref = (messageId: string) => `/desk/messages/${messageId}`;
