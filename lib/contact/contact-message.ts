import { z } from 'zod';
import { canonicalPhone, isPlausiblePhone } from '@/lib/phones/phone';

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
const plainLine = (text: string) => plainText(text).replaceAll('\n', ' ');

/** Error messages are `contactFaults`. The database validates the same rules. */
export const contactMessageSchema = z.object({
  name: z.string().transform(plainLine).pipe(z.string().min(1, 'nameMissing').max(120, 'nameLong')),
  email: z
    .string()
    .trim()
    .min(1, 'emailMissing')
    .pipe(z.email('emailInvalid').max(254, 'emailInvalid')),
  phone: z
    .string()
    .trim()
    .refine((phone) => phone === '' || isPlausiblePhone(phone), 'phoneInvalid')
    .transform(canonicalPhone),
  orderNumber: z.string().transform(plainLine).pipe(z.string().max(40, 'orderNumberLong')),
  topic: z.enum(contactTopics, 'topicMissing'),
  message: z
    .string()
    .transform(plainText)
    .pipe(z.string().min(1, 'messageMissing').max(4000, 'messageLong')),
  /** A honeypot: people do not see this field, so any content was written by a program. */
  trap: z.string(),
});

/** The form's raw values; the topic is empty until one is selected. */
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
export type ContactMessage = z.output<typeof contactMessageSchema>;
