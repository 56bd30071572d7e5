import * as z from 'zod/mini';
import {
  colleague,
  count,
  mailState,
  moment,
  nextCursor,
  words,
  type PageArguments,
} from './fields';
import { procedure } from './procedure';

/** `open`: neither answered nor closed. */
export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageTopics = [
  'order',
  'payment',
  'delivery',
  'return',
  'book',
  'account',
  'other',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

const listed = z.object({
  message_id: z.string(),
  reference: z.string(),
  created_at: moment,
  locale: z.enum(['ar', 'en']),
  topic: z.enum(messageTopics),
  name: z.string(),
  email: z.string(),
  order_number: words,
  /** The beginning of the message. */
  opening: z.string(),
  state: z.enum(messageStates),
  answers: count,
});
export type DeskListedMessage = z.infer<typeof listed>;

export interface DeskMessagesArguments extends PageArguments {
  p_state?: MessageState | null;
  p_topic?: MessageTopic | null;
  /** A reference, a name, an e-mail address or an order number. */
  p_query?: string | null;
}

/** Open ones oldest first; otherwise latest first. */
export const deskMessages = procedure<DeskMessagesArguments>()(
  'desk_messages',
  z.object({ messages: z.array(listed), next_cursor: nextCursor, open: count }),
);

const answer = z.object({
  mail_id: z.string(),
  /** The text; null three months after it was sent, when it is deleted. */
  answer: words,
  /** Null: sent with the service key. */
  by: z.nullable(colleague),
  created_at: moment,
  state: mailState,
  sent_at: z.nullable(moment),
  bounced_at: z.nullable(moment),
});
export type DeskAnswer = z.infer<typeof answer>;

export const messageSchema = z.extend(z.omit(listed, { answers: true, opening: true }), {
  phone: words,
  message: z.string(),
  answered_at: z.nullable(moment),
  staff_note: words,
  /** Oldest first. */
  answers: z.array(answer),
  /** The order whose number the sender gave, if it exists, and whether its e-mail address is the sender's. */
  order: z.nullable(
    z.object({ order_id: z.string(), order_number: z.string(), same_email: z.boolean() }),
  ),
});
export type DeskMessage = z.infer<typeof messageSchema>;

export const deskMessage = procedure<{ p_message_id: string }>()('desk_message', messageSchema);

const written = z.object({ message_id: z.string(), state: z.enum(messageStates) });

export interface DeskAnswerMessageArguments {
  p_message_id: string;
  /** 1 to 4,000 characters. */
  p_answer: string;
  /** The number of answers that the page showed; any other number is rejected with changed_meanwhile. */
  p_expected_answers: number;
}

/** Sends an answer by e-mail. Errors: message_not_found, changed_meanwhile, answer_required. */
export const deskAnswerMessage = procedure<DeskAnswerMessageArguments>()(
  'desk_answer_message',
  written,
);

export interface DeskCloseMessageArguments {
  p_message_id: string;
  /** The state that the page showed. */
  p_expected_state: MessageState;
  /** Why no answer is needed; at most 2,000 characters. */
  p_note: string;
}

/** Errors: message_not_found, changed_meanwhile, note_required. */
export const deskCloseMessage = procedure<DeskCloseMessageArguments>()(
  'desk_close_message',
  written,
);
