import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import { helpTopics } from './help-topics';
import { plainAnswers } from './help-answers';

test('lists every question once, under one topic', () => {
  const questionNames = helpTopics.flatMap(({ questions }) => [...questions]);
  expect([...questionNames].sort()).toEqual(Object.keys(ar.help.questions).sort());
});

test.each(['ar', 'en'] as const)('plain answers hold no tag and no open place (%s)', (locale) => {
  for (const { question, answer } of plainAnswers(locale)) {
    expect(question).not.toMatch(/[<>{}]/);
    expect(answer).not.toMatch(/[<>{}]/);
  }
});

test('answers state the shop’s own limits and periods', () => {
  const answers = Object.fromEntries(plainAnswers('en').map(({ id, answer }) => [id, answer]));
  expect(answers['item-limit']).toContain('10 books');
  expect(answers['return-window']).toContain('14 days');
  expect(answers['delivery-time']).toContain('3 to 7 business days');
});
