export type RecordErrorCode = 'unauthorized' | 'not-found' | 'refused';

/** A request that did not bring what it was for; the sentences are those of spec §8 Request layer. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: RecordErrorCode;
  /** The status of the answer. */
  readonly status: number;

  constructor(code: RecordErrorCode, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const unauthorized = () =>
  new RecordError('unauthorized', 'Unauthorized access. Please log in again.', 401);

export const recordNotFound = (table: string, id: string) =>
  new RecordError('not-found', `Record with id ${id} not found in ${table}`, 404);

export const refusedRecord = (status: number, body: string) =>
  new RecordError('refused', `PostgREST Error: ${status} - ${body}`, status);

export const refusedRequest = (status: number, body: string) =>
  new RecordError('refused', `API Error: ${status} - ${body}`, status);
