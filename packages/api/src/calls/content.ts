import { defineCall } from '../call.ts';

/** Returns the home page of a market (CH-019). */
export const homepage = /* @__PURE__ */ defineCall({
  name: 'homepage',
  method: 'GET',
  path: '/cms/homepage',
  schemas: async () => (await import('../schemas/content/blocks.ts')).homepage,
});

/** Returns the promo bars of a market (CH-054). */
export const promoBars = /* @__PURE__ */ defineCall({
  name: 'promoBars',
  method: 'GET',
  path: '/cms/promoBars',
  schemas: async () => (await import('../schemas/content/banners.ts')).promoBars,
});

/** Returns the announcements of all markets (CH-058). */
export const announcementBanners = /* @__PURE__ */ defineCall({
  name: 'announcementBanners',
  method: 'GET',
  base: 'frontGateway',
  path: '/cms/announcementBanner',
  schemas: async () => (await import('../schemas/content/banners.ts')).announcementBanners,
});

/** The call `announcementBanners` at the address of a file (CH-058). */
export const announcementBannersFile = /* @__PURE__ */ defineCall({
  name: 'announcementBannersFile',
  method: 'GET',
  base: 'origin',
  path: '/content/strapiAnnouncementBanner.json',
  schemas: async () => (await import('../schemas/content/banners.ts')).announcementBanners,
});

/** Returns the banner of a market (CH-061). */
export const targetedBanner = /* @__PURE__ */ defineCall({
  name: 'targetedBanner',
  method: 'GET',
  base: 'origin',
  path: '/content/{locale}/targetedBanner.json',
  schemas: async () => (await import('../schemas/content/banners.ts')).targetedBanner,
});

/** Returns the gift blocks of all markets (CH-051). */
export const giftBlock = /* @__PURE__ */ defineCall({
  name: 'giftBlock',
  method: 'GET',
  base: 'frontGateway',
  path: '/content/giftBlock',
  schemas: async () => (await import('../schemas/content/gifts.ts')).giftBlock,
});

/** The call `giftBlock` at the address of a file (CH-051). */
export const giftBlockFile = /* @__PURE__ */ defineCall({
  name: 'giftBlockFile',
  method: 'GET',
  base: 'origin',
  path: '/content/giftBlock.json',
  schemas: async () => (await import('../schemas/content/gifts.ts')).giftBlock,
});

/** Returns the block with the gift boxes of a market; the locale is in lower case (CH-072). */
export const boxesBlock = /* @__PURE__ */ defineCall({
  name: 'boxesBlock',
  method: 'GET',
  base: 'frontGateway',
  path: '/content-boxes-block/{locale}',
  schemas: async () => (await import('../schemas/content/gifts.ts')).boxesBlock,
});

/** The call `boxesBlock` at the address of a file, with the market in the query's `locale` (CH-072). */
export const boxesBlockFile = /* @__PURE__ */ defineCall({
  name: 'boxesBlockFile',
  method: 'GET',
  base: 'origin',
  path: '/content/boxBlock.json',
  schemas: async () => (await import('../schemas/content/gifts.ts')).boxesBlock,
});

/** Returns a legal page or another page of text (CH-009). */
export const staticContent = /* @__PURE__ */ defineCall({
  name: 'staticContent',
  method: 'GET',
  path: '/cms/static-content/{id}',
  schemas: async () => (await import('../schemas/content/pages.ts')).staticContent,
});

/** Returns a landing page (CH-020). */
export const landingPage = /* @__PURE__ */ defineCall({
  name: 'landingPage',
  method: 'GET',
  path: '/cms/landing/{key}',
  schemas: async () => (await import('../schemas/content/blocks.ts')).landingPage,
});

/** Returns the page of weekend ideas (CH-031). */
export const weekendIdeas = /* @__PURE__ */ defineCall({
  name: 'weekendIdeas',
  method: 'GET',
  path: '/cms/ideas',
  schemas: async () => (await import('../schemas/content/pages.ts')).weekendIdeas,
});

/** Returns where an address without a page redirects to (CH-141). */
export const contentRedirect = /* @__PURE__ */ defineCall({
  name: 'contentRedirect',
  method: 'GET',
  path: '/cms/redirect',
  schemas: async () => (await import('../schemas/content/pages.ts')).contentRedirect,
});

/** Returns the questions and answers of the help centre (CH-107, CH-109). */
export const helpCentre = /* @__PURE__ */ defineCall({
  name: 'helpCentre',
  method: 'GET',
  path: '/cms/help',
  schemas: async () => (await import('../schemas/content/help.ts')).helpCentre,
});

/** Returns the frame of a page: menu, footer, promo bar, announcement (CH-044, CH-052, CH-055, CH-078). */
export const siteChrome = /* @__PURE__ */ defineCall({
  name: 'siteChrome',
  method: 'GET',
  path: '/cms/chrome',
  schemas: async () => (await import('../schemas/content/chrome.ts')).siteChrome,
});
