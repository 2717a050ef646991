/** Why a call failed. */
export type ApiFailure =
  /** No response: offline, connection refused or reset. */
  | 'network'
  /** The deadline passed. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** A response with a status other than 2xx. */
  | 'status'
  /** A response that does not fit the schema, or is not JSON. */
  | 'response';

/** A field and what is wrong with it, as in the `errors` of a problem document. */
export interface FieldError {
  field: string;
  message: string;
}

interface ApiErrorDetails {
  call: string;
  reason: ApiFailure;
  status?: number | undefined;
  /** Fields at fault: of the request (status 400) or of the response. */
  fields?: readonly FieldError[] | undefined;
  /** Seconds to wait before a retry, from the server's `Retry-After`. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The one error of every call: which call, which status, why. */
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
