/** Fields of a quote that decide whether it can be booked, as the server sent them (PR-136). */
export interface QuoteFacts {
  bookable: boolean;
  priceInfo?: object | null | undefined;
  errors?: readonly { code?: string | null | undefined; message?: string | null | undefined }[] | undefined;
}

/** Error code of a quote whose check-in day is sold out (PR-045). */
const CHECKIN_SOLD_OUT = 'PACKAGE_NOT_AVAILABLE_CHECKIN';

/**
 * Why a quote has no price: the code of the first error, else its message, else a general text; undefined when it has
 * a price (ALG-27).
 */
export function quoteError({ bookable, priceInfo, errors = [] }: QuoteFacts): string | undefined {
  if (bookable && priceInfo != null) return undefined;
  const [first] = errors;
  const general = bookable ? 'Quote error' : 'The offer is not bookable with these criterias';
  return first?.code || first?.message || general;
}

/** Whether the error means that no stay can begin on the check-in day, so that the calendar closes it (PR-045). */
export function closesCheckin(error: string): boolean {
  return error.includes(CHECKIN_SOLD_OUT);
}
