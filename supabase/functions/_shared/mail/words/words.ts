import { ar, type MailWords } from './ar.ts';
import { en } from './en.ts';

export const mailWords: Record<'ar' | 'en', MailWords> = { ar, en };
