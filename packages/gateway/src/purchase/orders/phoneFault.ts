import type { Buyer } from '@sabadora/api';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { FieldError } from '../../http/problem.ts';

/**
 * What is wrong with the telephone number of a buyer: one that no telephone of its country has cannot be called by the hotel.
 * Without a calling code it is one of the country where the buyer lives. Undefined for one that may exist; whether it
 * does only a call can tell.
 */
export function phoneFault({ phoneNumber, country }: Buyer): FieldError | undefined {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phoneNumber, home);
  return number?.isValid() ? undefined : { field: 'buyer.phoneNumber', message: 'phone' };
}
