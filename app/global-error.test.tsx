/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { waiting } from '@/lib/telemetry/waiting';
import GlobalError from './global-error';

test('the outermost error screen tells of what failed', () => {
  const error = Object.assign(new Error('boom'), { digest: '42' });
  render(<GlobalError error={error} />, { container: document });
  expect(document.title).not.toBe('');
  expect(waiting).toEqual([error]);
});
