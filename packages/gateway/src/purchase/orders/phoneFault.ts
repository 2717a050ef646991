import type { Buyer } from '@sabadora/api';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { FieldError } from '../../http/problem.ts';

/**
 * What is wrong with the telephone number of a buyer: the hotel cannot call a number that its country's numbering plan
 * does not have. Without a calling code it is a number of the country where the buyer lives. Undefined for a number
 * that may exist.
 */
export function phoneFault({ phoneNumber, country }: Buyer): FieldError | undefined {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phoneNumber, home);
  return number?.isValid() ? undefined : { field: 'buyer.phoneNumber', message: 'phone' };
}
