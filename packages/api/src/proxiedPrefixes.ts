import { LOCALES } from '@sabadora/domain';

/** Path prefixes that a site proxies to the gateway: calls and pictures. */
export const PROXIED_PREFIXES: readonly string[] = [
  '/api',
  '/gateway',
  '/front-gateway',
  '/images',
  '/beneficiary/single-vouchers',
  '/beneficiary/boxes',
  // Reports of addresses without a page (CH-149).
  '/error',
  // Content at the addresses of files (CH-051, CH-058, CH-061, CH-072).
  '/content/strapiAnnouncementBanner.json',
  '/content/giftBlock.json',
  '/content/boxBlock.json',
  ...LOCALES.map((locale) => `/content/${locale}`),
];
