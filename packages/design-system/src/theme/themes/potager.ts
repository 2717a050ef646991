import type { Theme } from '../data.ts';

const font = {
  display: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
  text: 'system-ui, sans-serif',
};
const radius = {
  field: '0.375rem',
  card: '0.5rem',
  sheet: '1rem',
  full: '624.9375rem',
};

/** Theme of a magazine about kitchens and gardens: linen, leaf green, tomato red. */
export const potager: Theme = {
  name: 'potager',
  colorScheme: 'light',
  color: {
    paper: '#F9F8F2',
    surface: '#FFFFFF',
    sunken: '#EFEDE2',
    ink: '#25301F',
    inkMuted: '#576150',
    line: '#DEDBC9',
    fieldLine: '#7F8672',
    action: '#3B6B1E',
    actionHover: '#2B5113',
    actionSoft: '#E7F0DD',
    onAction: '#FFFFFF',
    accent: '#E0523A',
    accentInk: '#A2351F',
    promo: '#B83A22',
    promoSoft: '#FBE7E2',
    onPromo: '#FFFFFF',
    good: '#2D6A2F',
    goodSoft: '#E3F1E1',
    danger: '#A8201A',
    dangerSoft: '#FBEAE8',
    focus: '#3B6B1E',
    scrim: 'rgb(37 48 31 / 0.5)',
  },
  font,
  radius,
  shadow: {
    float: '0 1px 2px rgb(37 48 31 / 0.06), 0 8px 24px rgb(37 48 31 / 0.1)',
    sheet: '0 2px 6px rgb(37 48 31 / 0.08), 0 24px 64px rgb(37 48 31 / 0.22)',
    lift: '0 2px 4px rgb(37 48 31 / 0.05), 0 12px 28px rgb(37 48 31 / 0.12)',
  },
};
