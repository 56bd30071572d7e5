import { randomInt } from 'node:crypto';
import { pause } from '../pause.mjs';
import { within } from './within.mjs';

const usualTimes = {
  /** Longer than Redis and a busy thread ever need, but short enough for a page to wait for it once. */
  answerMs: 200,
  /** A faster response shows that a slow Redis has recovered. */
  quickMs: 100,
  probeEveryMs: 250,
  connectMs: 2_000,
  /** After this long without any response the connection is closed. */
  silenceMs: 5_000,
  shortestPauseMs: 100,
  longestPauseMs: 2_000,
};

/**
 * Keeps a connection to Redis and says whether it can be used. One response that is missing after 200 ms ends its use:
 * everything that waits fails at once, nothing is sent any more, and only a probe in the background begins it again.
 *
 * `connect` resolves to `{ client, lost, close }`, `lost` being a promise of the connection's end; `probe(connection)`
 * queries Redis. Both reject on failure. `onChange(isUp, error)` is called once per outage and recovery.
 */
export class Link {
  constructor({ connect, probe, onChange, times }) {
    Object.assign(this, { connect, probe, onChange, times: { ...usualTimes, ...times } });
    this.isUp = false;
    this.isClosed = false;
    this.waiting = new Set();
    this.reportedUp = undefined;
    this.running = this.run();
  }

  /** Resolves to the result of `send(client)`; rejects after 200 ms, and at once while Redis cannot be used. */
  async call(send) {
    if (!this.isUp) throw new Error('Redis is not used at present.');
    let giveUp;
    const ended = new Promise((_, reject) => {
      giveUp = reject;
    });
    this.waiting.add(giveUp);
    try {
      const response = send(this.connection.client);
      return await Promise.race([this.answered(response), ended]);
    } finally {
      this.waiting.delete(giveUp);
    }
  }

  async answered(response) {
    let hasAnswered = false;
    const answer = response.finally(() => {
      hasAnswered = true;
    });
    try {
      return await within(this.times.answerMs, answer);
    } catch (error) {
      if (!hasAnswered) this.turn(false, error);
      throw error;
    }
  }

  turn(isUp, error) {
    this.isUp = isUp;
    if (!isUp) {
      for (const giveUp of this.waiting) giveUp(error);
      this.doubt?.();
    }
    if (this.reportedUp === isUp || this.isClosed) return;
    this.reportedUp = isUp;
    this.onChange(isUp, error);
  }

  async run() {
    let pauseMs = this.times.shortestPauseMs;
    while (!this.isClosed) {
      let connection;
      try {
        connection = await this.connect(this.times.connectMs);
        this.connection = connection;
        if (!this.isClosed)
          await this.use(connection, () => {
            pauseMs = this.times.shortestPauseMs;
          });
      } catch (error) {
        this.turn(false, error);
      }
      connection?.close();
      if (this.isClosed) return;
      await pause(pauseMs + randomInt(pauseMs));
      pauseMs = Math.min(pauseMs * 2, this.times.longestPauseMs);
    }
  }

  /** Rejects when the connection is lost. */
  async use(connection, onAnswer) {
    const lost = connection.lost.then((error) => {
      this.turn(false, error);
      throw error;
    });
    // It is awaited below, now or later.
    lost.catch(() => undefined);
    for (;;) {
      const doubted = new Promise((resolve) => {
        this.doubt = resolve;
      });
      await Promise.race([lost, this.untilQuick(connection)]);
      onAnswer();
      this.turn(true);
      await Promise.race([lost, doubted]);
    }
  }

  async untilQuick(connection) {
    for (;;) {
      const began = performance.now();
      await within(this.times.silenceMs, this.probe(connection), 'no answer for seconds');
      if (performance.now() - began < this.times.quickMs) return;
      await pause(this.times.probeEveryMs);
    }
  }

  /** Closes the connection for good. */
  close() {
    this.isClosed = true;
    this.turn(false, new Error('closed'));
    this.connection?.close();
  }
}
