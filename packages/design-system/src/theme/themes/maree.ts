import type { Theme } from '../data.ts';

const font = {
  display: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
};
const radius = {
  field: '0.75rem',
  card: '1.25rem',
  sheet: '1.75rem',
  full: '624.9375rem',
};

/** Theme of a magazine about the coast: salt white, sea blue, sand; soft round corners. */
export const maree: Theme = {
  name: 'maree',
  colorScheme: 'light',
  color: {
    paper: '#F5FAFC',
    surface: '#FFFFFF',
    sunken: '#E9F2F6',
    ink: '#10303F',
    inkMuted: '#4A6673',
    line: '#D3E3EA',
    fieldLine: '#6B8894',
    action: '#006494',
    actionHover: '#004B70',
    actionSoft: '#DCEEF7',
    onAction: '#FFFFFF',
    accent: '#F4A259',
    accentInk: '#8A4B08',
    promo: '#B63F0C',
    promoSoft: '#FDEBE1',
    onPromo: '#FFFFFF',
    good: '#14704F',
    goodSoft: '#DFF3EA',
    danger: '#B42318',
    dangerSoft: '#FDECEA',
    focus: '#006494',
    scrim: 'rgb(16 48 63 / 0.5)',
  },
  font,
  radius,
  shadow: {
    float: '0 1px 2px rgb(16 48 63 / 0.06), 0 8px 24px rgb(16 48 63 / 0.1)',
    sheet: '0 2px 6px rgb(16 48 63 / 0.08), 0 24px 64px rgb(16 48 63 / 0.22)',
    lift: '0 2px 4px rgb(16 48 63 / 0.05), 0 12px 28px rgb(16 48 63 / 0.12)',
  },
};
