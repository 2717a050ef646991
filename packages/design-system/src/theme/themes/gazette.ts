import type { Theme } from '../data.ts';

const font = {
  display: "Georgia, 'Times New Roman', serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
};
const radius = {
  field: '0',
  card: '0',
  sheet: '0.25rem',
  full: '0.125rem',
};

/** Theme of a national daily: newsprint, ink blue, pencil red; no round corners. */
export const gazette: Theme = {
  name: 'gazette',
  colorScheme: 'light',
  color: {
    paper: '#FAFAF7',
    surface: '#FFFFFF',
    sunken: '#F0F0EB',
    ink: '#16202E',
    inkMuted: '#55606F',
    line: '#DDDDD5',
    fieldLine: '#7C8591',
    action: '#1B3A6B',
    actionHover: '#122A52',
    actionSoft: '#E4EAF4',
    onAction: '#FFFFFF',
    accent: '#C8102E',
    accentInk: '#A50D26',
    promo: '#B00E28',
    promoSoft: '#FBE7EA',
    onPromo: '#FFFFFF',
    good: '#1C6B45',
    goodSoft: '#E3F2E9',
    danger: '#B3261E',
    dangerSoft: '#FCEBE9',
    focus: '#1B3A6B',
    scrim: 'rgb(22 32 46 / 0.5)',
  },
  font,
  radius,
  shadow: {
    float: '0 1px 2px rgb(22 32 46 / 0.06), 0 8px 24px rgb(22 32 46 / 0.1)',
    sheet: '0 2px 6px rgb(22 32 46 / 0.08), 0 24px 64px rgb(22 32 46 / 0.22)',
    lift: '0 2px 4px rgb(22 32 46 / 0.05), 0 12px 28px rgb(22 32 46 / 0.12)',
  },
};
