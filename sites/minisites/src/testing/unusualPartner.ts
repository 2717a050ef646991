import { newPartnerFile, type NewPartner } from '../newPartner.ts';

/** Tokens of an unusual brand: very dark, with square corners and serif fonts. */
export const NIGHT = {
  name: 'night-post',
  colorScheme: 'dark',
  color: {
    paper: '#0B0B0D',
    surface: '#141417',
    sunken: '#1C1C21',
    ink: '#F4F1EA',
    inkMuted: '#B9B4A8',
    line: '#33333A',
    fieldLine: '#85858F',
    action: '#F2C14E',
    actionHover: '#FFD780',
    actionSoft: '#2B2618',
    onAction: '#141417',
    accent: '#E0533D',
    accentInk: '#FF9C8A',
    promo: '#FF9C8A',
    promoSoft: '#2E1915',
    onPromo: '#141417',
    good: '#7FD6A4',
    goodSoft: '#13261B',
    danger: '#FF9C93',
    dangerSoft: '#2E1715',
    focus: '#F2C14E',
    scrim: 'rgb(0 0 0 / 0.7)',
  },
  font: { display: "'Times New Roman', serif", text: "Georgia, 'Times New Roman', serif" },
  radius: { field: '0', card: '0', sheet: '0', full: '0' },
  shadow: { float: 'none', sheet: '0 0 0 1px #33333A', lift: 'none' },
};

export const NEW: NewPartner = {
  partnerName: 'The Most Honourable Society of the Night Post and its Provincial Editions',
  id: '500',
  url: 'night-post',
  locale: 'nl_BE',
  brand: NIGHT,
  title: 'Nachtbrakers, eropuit',
  lead: 'Weekends voor wie pas na middernacht wakker wordt.',
  picture: 'lake/theme-luxury',
};

/** The file of `NEW`, with a picture on the partner's own host and words in a right-to-left language. */
export const unusualPartner: string = newPartnerFile(NEW)
  .text.replace(
    '  "minisites"',
    `  "words": { "ar": { "minisite.conditions": "شروط العرض", "minisite.with": "مع" } },\n  "minisites"`,
  )
  .replace('      "minisiteLocale"', '      "language": "ar",\n      "minisiteLocale"')
  .replace(/"desktop": "[^"]*"/, '"desktop": "https://pictures.night-post.example/wide.webp"');
