/** Why a call failed. */
export type ApiFailure =
  /** There was no response: offline, connection refused or reset. */
  | 'network'
  /** The attempt timed out. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** The response has a status other than 2xx. */
  | 'status'
  /** The response does not match the schema, or is not JSON. */
  | 'response';

/** A field and its error, as in the `errors` of a problem document. */
export interface FieldError {
  field: string;
  message: string;
}

interface ApiErrorDetails {
  call: string;
  reason: ApiFailure;
  status?: number | undefined;
  /** Invalid fields of the request (status 400) or of the response. */
  fields?: readonly FieldError[] | undefined;
  /** Seconds to wait before a retry, from the server's `Retry-After`. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The error with which every call rejects: its name, reason and status. */
export class ApiError extends Error {
  readonly call: string;
  readonly reason: ApiFailure;
  /** HTTP status, when there was a response. */
  readonly status: number | undefined;
  readonly fields: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails) {
    const { call, reason, status, fields = [], retryAfter, cause } = details;
    const where = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
    super(
      `${call} failed (${reason}${status === undefined ? '' : ` ${status}`})${where === '' ? '' : `: ${where}`}`,
      { cause },
    );
    this.name = 'ApiError';
    this.call = call;
    this.reason = reason;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
