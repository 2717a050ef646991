import type { Theme } from '../data.ts';

const font = {
  display: "'Bodoni 72', Didot, 'Playfair Display', Georgia, serif",
  text: 'system-ui, sans-serif',
};
const radius = {
  field: '0',
  card: '0',
  sheet: '0',
  full: '0rem',
};

/** Theme of a fashion weekly: black on white, pale rose, hairlines and sharp corners. */
export const avenue: Theme = {
  name: 'avenue',
  colorScheme: 'light',
  color: {
    paper: '#FFFFFF',
    surface: '#FFFFFF',
    sunken: '#F6F3F2',
    ink: '#0B0B0B',
    inkMuted: '#5C5757',
    line: '#E5DFDD',
    fieldLine: '#837B79',
    action: '#0B0B0B',
    actionHover: '#3A3535',
    actionSoft: '#F3E9E7',
    onAction: '#FFFFFF',
    accent: '#D9A7A0',
    accentInk: '#8C4A42',
    promo: '#A3293D',
    promoSoft: '#FAE8EA',
    onPromo: '#FFFFFF',
    good: '#2A6549',
    goodSoft: '#E6F1EB',
    danger: '#A61B1B',
    dangerSoft: '#FAE9E9',
    focus: '#0B0B0B',
    scrim: 'rgb(11 11 11 / 0.55)',
  },
  font,
  radius,
  shadow: {
    float: '0 1px 2px rgb(11 11 11 / 0.06), 0 8px 24px rgb(11 11 11 / 0.1)',
    sheet: '0 2px 6px rgb(11 11 11 / 0.08), 0 24px 64px rgb(11 11 11 / 0.22)',
    lift: '0 2px 4px rgb(11 11 11 / 0.05), 0 12px 28px rgb(11 11 11 / 0.12)',
  },
};
