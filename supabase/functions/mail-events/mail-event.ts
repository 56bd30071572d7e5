import { z } from 'zod';
import { refusal } from '../_shared/http/refusal.ts';
import { failure, type Outcome, success } from '../_shared/outcome.ts';

const text = z.string().max(2_000);
const shortText = z.string().max(300);

const reportSchema = z.object({
  type: z.string(),
  created_at: shortText.optional(),
  data: z.object({
    email_id: shortText.optional(),
    to: z.array(shortText).max(50).optional(),
    /** Documented in both forms. */
    tags: z
      .union([
        z.array(z.object({ name: shortText, value: shortText })),
        z.record(z.string(), z.unknown()),
      ])
      .nullish(),
    bounce: z
      .object({ type: text.optional(), subType: text.optional(), message: text.optional() })
      .nullish(),
    failed: z.object({ reason: text.optional() }).nullish(),
  }),
});
type Report = z.infer<typeof reportSchema>;

/** The reports that matter; all others, such as opened e-mails, are not stored. */
const types: Record<string, string> = {
  'email.delivered': 'delivered',
  'email.delivery_delayed': 'delayed',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'failed',
  'email.suppressed': 'suppressed',
};

/** As passed to `note_mail_event`. */
export interface MailEvent {
  event_key: string;
  type: string;
  service_id?: string;
  mail_id?: string;
  email?: string;
  occurred_at?: string;
  evidence: Record<string, unknown>;
}

/** Reads a signed report; undefined for one that does not matter. */
export function readMailEvent(body: string, id: string): Outcome<MailEvent | undefined> {
  const read = reportSchema.safeParse(parsed(body));
  if (!read.success) return failure(refusal('invalid_request'));
  const { type, created_at, data } = read.data;
  const known = types[type];
  if (known === undefined) return success(undefined);
  const isPassing = known === 'bounced' && /transient|soft/i.test(data.bounce?.type ?? '');
  const mailId = tagged(data, 'mail_id');
  const [email] = data.to ?? [];
  return success({
    event_key: id.slice(0, 200),
    // A full mailbox today says nothing about tomorrow.
    type: isPassing ? 'delayed' : known,
    ...(data.email_id !== undefined && { service_id: data.email_id }),
    ...(mailId !== undefined && { mail_id: mailId }),
    ...(email !== undefined && { email }),
    ...(created_at !== undefined && { occurred_at: created_at }),
    evidence: { type, bounce: data.bounce ?? null, failed: data.failed ?? null },
  });
}

function tagged({ tags }: Report['data'], name: string): string | undefined {
  const value = Array.isArray(tags) ? tags.find((tag) => tag.name === name)?.value : tags?.[name];
  return typeof value === 'string' ? value : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
