import { z } from 'zod';

/** Strings or numbers; other types count as missing. */
const word = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim() || undefined)
  .optional()
  .catch(undefined);

/** The fields of a scan that are read. The personal ones are only used to remove them from its text. */
const detail = z.object({
  scanTime: word,
  desc: word,
  scanType: word,
  scanTypeCode: word,
  scanNetworkName: word,
  scanNetworkCity: word,
  scanNetworkProvince: word,
  scanNetworkContact: word,
  staffName: word,
  staffContact: word,
  otp: word,
});
export type JtDetail = z.infer<typeof detail>;

const details = z.array(detail).nullish().catch(null);

export const jtAnswer = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  data: z
    .array(z.object({ billCode: word, details }).catch({ billCode: undefined, details: null }))
    .nullish()
    .catch(null),
});
export type JtAnswer = z.infer<typeof jtAnswer>;
