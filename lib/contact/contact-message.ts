import * as z from 'zod/mini';
import { canonicalPhone, isPlausiblePhone } from '@/lib/phones/phone';
import { email, line, plainLine } from '@/lib/typed-fields';

export const contactTopics = [
  'order',
  'payment',
  'delivery',
  'return',
  'book',
  'account',
  'other',
] as const;

/** Errors of a field; keys of the messages under `contactForm.faults`. */
export const contactFaults = [
  'nameMissing',
  'nameLong',
  'emailMissing',
  'emailInvalid',
  'phoneInvalid',
  'orderNumberLong',
  'topicMissing',
  'messageMissing',
  'messageLong',
] as const;

/**
 * Removes invisible characters that the database rejects: control characters except line breaks, and lone surrogates.
 */
const plainText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** Error messages are `contactFaults`. The database validates the same rules. */
export const contactMessageSchema = z.object({
  name: line('nameMissing', 120, 'nameLong'),
  email,
  phone: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((phone) => phone === '' || isPlausiblePhone(phone), 'phoneInvalid'),
    ),
    z.transform(canonicalPhone),
  ),
  orderNumber: z.string().check(z.overwrite(plainLine), z.maxLength(40, 'orderNumberLong')),
  topic: z.enum(contactTopics, 'topicMissing'),
  message: z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, 'messageMissing'),
      z.maxLength(4000, 'messageLong'),
    ),
  /** A honeypot: people do not see this field, so any content was written by a program. */
  trap: z.string(),
});

/** The form's raw values; the topic is empty until one is selected. */
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
export type ContactMessage = z.output<typeof contactMessageSchema>;
