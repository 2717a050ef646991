import type { Buyer } from '@sabadora/api';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { FieldError } from '../../http/problem.ts';

/**
 * The error of a buyer's telephone number that its country's numbering plan does not allow: the hotel could not call
 * it. A number without a calling code belongs to the buyer's country. Undefined for a number that may exist.
 */
export function phoneFault({ phoneNumber, country }: Buyer): FieldError | undefined {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phoneNumber, home);
  return number?.isValid() ? undefined : { field: 'buyer.phoneNumber', message: 'phone' };
}
