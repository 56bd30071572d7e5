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

/** What may be wrong with a field, as the words for it are called under `contactForm.faults`. */
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

/** Without what no database takes, and no reader sees: controls but the line break, and halves of a pair. */
const plainText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
const plainLine = (text: string) => plainText(text).replaceAll('\n', ' ');

/** Issues carry one of `contactFaults`. The database checks the same. */
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
  /** A field that people do not see: what stands in it was written by a program. */
  trap: z.string(),
});

/** What is typed; the topic is empty until one is chosen. */
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
export type ContactMessage = z.output<typeof contactMessageSchema>;
