import { afterEach, beforeEach, jest } from '@jest/globals';
import { isAnswering } from './fake-project.ts';

const stepMs = 10;

/**
 * Lets nothing in this file wait in real time: the clock moves on whenever something pauses. It stands still while a
 * request is open, so that no time limit ends one that is only slow to compute.
 */
export function skipPauses(): void {
  let next: NodeJS.Immediate;
  const moveOn = () => {
    if (!isAnswering() && jest.getTimerCount() > 0) jest.advanceTimersByTime(stepMs);
    next = setImmediate(moveOn);
  };
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
    moveOn();
  });
  afterEach(() => {
    clearImmediate(next);
    jest.useRealTimers();
  });
}
