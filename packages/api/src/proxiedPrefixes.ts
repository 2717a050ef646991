import { LOCALES } from '@sabadora/domain';

/** Path prefixes that a site hands on to the gateway: its calls, and pictures. */
export const PROXIED_PREFIXES: readonly string[] = [
  '/api',
  '/gateway',
  '/front-gateway',
  '/images',
  '/beneficiary/single-vouchers',
  '/beneficiary/boxes',
  // Reports of addresses that were not found (CH-149).
  '/error',
  // Content as files (CH-051, CH-058, CH-061, CH-072).
  '/content/strapiAnnouncementBanner.json',
  '/content/giftBlock.json',
  '/content/boxBlock.json',
  ...LOCALES.map((locale) => `/content/${locale}`),
];
