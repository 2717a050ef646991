/** A refused parameter with the reason. `field` is its name with dots, e.g. "filters.offer.date.checkin". */
export interface FieldError {
  field: string;
  message: string;
}

/** The body of an error response (RFC 9457). */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  /** One sentence for the client; never a stack, a query or an address. */
  detail: string;
  errors?: FieldError[];
}

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Request too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** Thrown by a handler to send this error response. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, errors?: FieldError[], retryAfter?: number) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  toBody(): ProblemBody {
    return {
      type: 'about:blank',
      title: TITLES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** A 404 problem: the named thing does not exist, or is no longer sold. */
export function notFound(what: string): Problem {
  return new Problem(404, `There is no ${what}.`);
}
