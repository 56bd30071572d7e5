export type RecordErrorCode = 'unauthorized' | 'not-found' | 'refused' | 'unanswered';

type RecordErrorFacts = { code: RecordErrorCode; status: number; reason?: string };

/** A query or change of records that failed, with a message for the shopper. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: RecordErrorCode;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The database's own message, e.g. the error code of a function. */
  readonly reason: string;

  constructor(message: string, { code, status, reason = '' }: RecordErrorFacts) {
    super(message);
    this.code = code;
    this.status = status;
    this.reason = reason;
  }
}

export const recordNotFound = (table: string, id: string) =>
  new RecordError(`Record with id ${id} not found in ${table}`, { code: 'not-found', status: 404 });

/** The prefix of `Prefix Error: {status} - {body}`: a table query, or a call with its own rules. */
export type Source = 'PostgREST' | 'API';

type Refusal = { message: string; code?: string; details?: string | null; hint?: string | null };

export function refusedBy(source: Source, status: number, refusal: Refusal): RecordError {
  const { message: reason, code, details, hint } = refusal;
  if (status === 0) return new RecordError(reason, { code: 'unanswered', status, reason });
  if (status === 401) {
    const message = 'Unauthorized access. Please log in again.';
    return new RecordError(message, { code: 'unauthorized', status, reason });
  }
  const body = JSON.stringify({ code, message: reason, details, hint });
  return new RecordError(`${source} Error: ${status} - ${body}`, {
    code: 'refused',
    status,
    reason,
  });
}
