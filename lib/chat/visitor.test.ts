/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { chatVisitor } from '@/public/websites/shop/chat/visitor.js';

beforeEach(() => sessionStorage.clear());

test('creates one visitor per session', () => {
  const visitor = chatVisitor();
  expect(visitor.username).toMatch(/^visitor-[0-9a-f]{8}$/);
  expect(visitor.email).toBe(`${visitor.username}@example.com`);
  expect(['free', 'basic', 'premium']).toContain(visitor.plan);
  expect(chatVisitor()).toEqual(visitor);
  sessionStorage.clear();
  expect(chatVisitor().username).not.toBe(visitor.username);
});

test('chooses every plan by chance', () => {
  const plans = Array.from({ length: 200 }, () => {
    sessionStorage.clear();
    return chatVisitor().plan;
  });
  expect(new Set(plans).size).toBe(3);
});

test.each(['{', 'null', '{"username":"root","email":"a@b.c","plan":"free"}', '7'])(
  'replaces invalid stored data (%s)',
  (stored) => {
    sessionStorage.setItem('chat-visitor', stored);
    const visitor = chatVisitor();
    expect(visitor.username).toMatch(/^visitor-/);
  },
);

test('creates a visitor even without storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(chatVisitor(blocked).username).toMatch(/^visitor-/);
});
