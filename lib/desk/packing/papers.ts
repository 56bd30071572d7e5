import { codeOf, readOrderCodes } from './order-codes';

export const papers = ['pick', 'slips', 'labels'] as const;
export type Paper = (typeof papers)[number];

export const packedStatuses = ['processing', 'preparing'] as const;
export type PackedStatus = (typeof packedStatuses)[number];

/** Which documents, and for which orders: those given, or a whole list. */
export type PaperWish = { paper: Paper; status: PackedStatus; orderIds: string[] };

type Query = Record<string, string | string[] | undefined>;

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, standard: T) =>
  allowed.find((one) => one === value) ?? standard;

export const readPackedStatus = (value: unknown) => oneOf(packedStatuses, value, 'processing');

export function readPaperWish(query: Query): PaperWish {
  return {
    paper: oneOf(papers, query['paper'], 'pick'),
    status: readPackedStatus(query['status']),
    orderIds: readOrderCodes(query['o']),
  };
}

/** The path of these documents without its language. */
export function papersPath({ paper, status, orderIds }: PaperWish): string {
  const query = new URLSearchParams({ paper, status });
  for (const id of orderIds) query.append('o', codeOf(id));
  return `/desk/packing/print?${query.toString()}`;
}
