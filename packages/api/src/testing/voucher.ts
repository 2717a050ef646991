import type { VoucherData } from '../schemas/beneficiary.ts';

/** An unused voucher for a weekend by the sea. */
export const voucherOfTest = (): VoucherData => ({
  code: '2Q5T-B3XC-9T6K',
  state: 'issued',
  value: 14_900,
  leftAmount: 14_900,
  validUntil: '2028-05-23',
  product: {
    kind: 'gift',
    offerId: 12,
    label: 'Weekend by the sea',
    imageUrl: '/images/sea/12/640_360.webp',
    hotel: { id: 7, label: 'Hôtel des Dunes', stars: 4, town: 'Cabourg', address: '2 avenue de la Mer' },
    nights: 1,
    adult: 2,
    giftFormat: 'digital',
    sleeves: null,
    extras: [],
    bucket: 'standard',
    toName: '',
    fromName: 'Zoë',
    message: 'Enjoy',
    validMonths: 18,
  },
});
