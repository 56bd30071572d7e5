import { type Fault } from '../shared/common-state.ts';
import { type Quirks } from '../shared/quirks.ts';

interface MailScenario {
  id: string;
  /** For failing calls; the others are about the recipient whose address begins with the rule's `match`. */
  fault?: Fault;
}

const path = '/emails';
const failing = (id: string, fault: Omit<Fault, 'path' | 'times'>): MailScenario => ({
  id,
  fault: { path, times: 1, ...fault },
});

export const mailScenarios: MailScenario[] = [
  failing('refused', { quirk: 'refused' }),
  failing('unavailable', { status: 503 }),
  failing('too-many', { quirk: 'too-many' }),
  failing('timeout', { timeoutMs: 15_000 }),
  failing('slow', { delayMs: 3_000 }),
  failing('reset', { reset: true }),
  // Sent, but the response is lost.
  { id: 'lost-answer' },
  // Sent, and later reported with this outcome.
  { id: 'bounced' },
  { id: 'full-mailbox' },
  { id: 'complained' },
];

export const mailQuirks: Quirks = {
  refused: {
    instead: (context) =>
      context.json({ name: 'validation_error', message: 'Invalid `to` field' }, 422),
  },
  'too-many': {
    instead: (context) =>
      context.json({ name: 'rate_limit_exceeded', message: 'Too many requests' }, 429),
  },
};

/** What the service reports about an e-mail in each scenario: the first one that applies. */
export const reports: Record<string, { type: string; data: object }> = {
  bounced: {
    type: 'email.bounced',
    data: {
      bounce: { type: 'Permanent', subType: 'General', message: '550 5.1.1 no such mailbox' },
    },
  },
  'full-mailbox': {
    type: 'email.bounced',
    data: { bounce: { type: 'Transient', subType: 'MailboxFull', message: '452 4.2.2 full' } },
  },
  complained: { type: 'email.complained', data: {} },
};

export const delivered = { type: 'email.delivered', data: {} };
