import type { PhoneCountry } from './PhoneField.tsx';
import { phonePlans } from './phonePlans.ts';

/** Countries for stories and tests: our markets first, then their neighbours. */
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
