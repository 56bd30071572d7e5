import { z } from 'zod';
import { locales } from '@/lib/i18n/locale';
import { requestResults } from './results';

export const requestResultSchema = z.object({ result: z.enum(requestResults) });

const sku = z.string().regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/);

/** The fields of the form. The database validates the e-mail address. */
export const requestFormSchema = z.object({
  sku: sku.catch(''),
  email: z.string().max(1000).catch(''),
  locale: z.enum(locales).catch('ar'),
});

export const skuOf = (typed: unknown): string | null => sku.safeParse(typed).data ?? null;
