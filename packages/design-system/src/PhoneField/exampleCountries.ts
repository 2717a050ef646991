import type { PhoneCountry } from './PhoneField.tsx';
import { phonePlans } from './phonePlans.ts';

/** For stories and tests: our markets first, the neighbours after. */
export const exampleCountries: readonly PhoneCountry[] = [
  { ...phonePlans.FR, name: 'France' },
  { ...phonePlans.BE, name: 'Belgium' },
  { ...phonePlans.NL, name: 'Netherlands' },
  { ...phonePlans.ES, name: 'Spain' },
  { ...phonePlans.IT, name: 'Italy' },
  { ...phonePlans.LU, name: 'Luxembourg' },
  { ...phonePlans.DE, name: 'Germany' },
  { ...phonePlans.CH, name: 'Switzerland' },
  { ...phonePlans.PT, name: 'Portugal' },
  { ...phonePlans.GB, name: 'United Kingdom' },
];
