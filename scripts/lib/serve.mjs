import { runUntilStopped } from './run-until-stopped.mjs';
import { startStack } from './stack.mjs';

/** `npm start` and `npm run dev`: starts everything, prints the addresses, and runs until stopped. */
export function serve(mode) {
  return runUntilStopped(async (signal) => {
    const stack = await startStack({ mode, signal });
    const rows = [
      ['Shop', stack.shopUrl],
      ['Mailbox', stack.mailboxUrl],
      ['Studio', stack.studioUrl],
    ];
    console.log('\nThe shop is open. Stop it with Ctrl-C.\n');
    for (const [name, url] of rows) if (url) console.log(`  ${name.padEnd(8)} ${url}`);
    return stack;
  });
}
