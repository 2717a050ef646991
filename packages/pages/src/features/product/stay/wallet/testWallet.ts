import type { Buyer } from '@sabadora/api';

/** Fixed buyer of the sandbox's wallet. */
export const TEST_WALLET_BUYER: Buyer = {
  email: { email: 'wallet@example.com' },
  civility: null,
  firstName: 'Camille',
  lastName: 'Essai',
  phoneNumber: '+33 6 12 34 56 78',
  addressLine: '1 place du Marché',
  postalCode: '35400',
  city: 'Saint-Malo',
  country: 'FR',
};
