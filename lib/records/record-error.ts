export type RecordErrorCode = 'unauthorized' | 'not-found' | 'refused' | 'unanswered';

type RecordErrorFacts = { code: RecordErrorCode; status: number; reason?: string };

/** A question about records that did not bring what it was for. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: RecordErrorCode;
  /** The status of the answer; 0 without one. */
  readonly status: number;
  /** What the database itself said, e.g. the token that a procedure refuses with. */
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

/** `Prefix Error: {status} - {body}`, by what was asked: a table, or one of the calls with rules of their own. */
export type Asked = 'PostgREST' | 'API';

type Refusal = { message: string; code?: string; details?: string | null; hint?: string | null };

export function refusedBy(asked: Asked, status: number, refusal: Refusal): RecordError {
  const { message: reason, code, details, hint } = refusal;
  if (status === 0) return new RecordError(reason, { code: 'unanswered', status, reason });
  if (status === 401) {
    const message = 'Unauthorized access. Please log in again.';
    return new RecordError(message, { code: 'unauthorized', status, reason });
  }
  const body = JSON.stringify({ code, message: reason, details, hint });
  return new RecordError(`${asked} Error: ${status} - ${body}`, {
    code: 'refused',
    status,
    reason,
  });
}
