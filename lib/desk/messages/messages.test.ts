import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import { answerSchema, closeSchema, messageFaults } from './message-forms';
import { messagesArguments, messagesHref, parseMessages } from './messages-query';

test('lists unanswered messages by default', () => {
  const filters = parseMessages({});
  expect(messagesArguments(filters, null)).toMatchObject({ p_state: 'open', p_topic: null });
  expect(messagesHref(filters)).toBe('/desk/messages');
});

test('reads the filters from the address', () => {
  const filters = parseMessages({ q: 'M-1', state: 'all', topic: 'return' });
  expect(messagesArguments(filters, 'c')).toEqual({
    p_query: 'M-1',
    p_state: null,
    p_topic: 'return',
    p_cursor: 'c',
  });
  expect(messagesHref(filters, 'c')).toBe('/desk/messages?q=M-1&state=all&topic=return&after=c');
  expect(parseMessages({ state: 'lost', topic: 'x' })).toMatchObject({
    state: 'open',
    topic: null,
  });
});

test('rejects empty and long answers and notes; the messages cover every error', () => {
  const faults = [
    answerSchema.safeParse({ answer: ' ' }),
    answerSchema.safeParse({ answer: 'x'.repeat(4_001) }),
    closeSchema.safeParse({ note: '' }),
    closeSchema.safeParse({ note: 'x'.repeat(2_001) }),
  ].map(({ error }) => error?.issues[0]?.message);
  expect(faults).toEqual([...messageFaults]);
  expect(Object.keys(ar.deskMessages.faults)).toEqual([...messageFaults]);
});
