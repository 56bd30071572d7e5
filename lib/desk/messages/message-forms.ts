import * as z from 'zod/mini';

/** Errors of a field: keys of the messages under `deskMessages.faults`. */
export const messageFaults = ['answerMissing', 'answerLong', 'noteMissing', 'noteLong'] as const;
export type MessageFault = (typeof messageFaults)[number];

const text = (longest: number, missing: MessageFault, long: MessageFault) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, long));

export const answerSchema = z.object({ answer: text(4000, 'answerMissing', 'answerLong') });

/** Why a message needs no answer. */
export const closeSchema = z.object({ note: text(2000, 'noteMissing', 'noteLong') });

export const isMessageFault = (message: string | undefined): message is MessageFault =>
  messageFaults.some((fault) => fault === message);
