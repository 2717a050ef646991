import type { Theme } from '../data.ts';

/** Sabadora in dark colours; fonts and corners are repeated, because themes do not inherit from one another. */
export const sabadoraDark: Theme = {
  name: 'sabadora-dark',
  colorScheme: 'dark',
  color: {
    paper: '#12161C',
    surface: '#1A2028',
    sunken: '#0D1116',
    ink: '#F2EDE4',
    inkMuted: '#A8B0BC',
    line: '#2C3440',
    fieldLine: '#6F7987',
    action: '#7ED0BF',
    actionHover: '#9ADFD1',
    actionSoft: '#17332F',
    onAction: '#0C1F1C',
    accent: '#F2B441',
    accentInk: '#F2B441',
    promo: '#FF8F7A',
    promoSoft: '#3A1F1B',
    onPromo: '#2A0E09',
    good: '#7FD6A5',
    goodSoft: '#163226',
    danger: '#FF9B90',
    dangerSoft: '#3B1C1A',
    focus: '#7ED0BF',
    scrim: 'rgb(4 6 9 / 0.66)',
  },
  font: {
    display: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  radius: { field: '0.5rem', card: '0.75rem', sheet: '1.25rem', full: '624.9375rem' },
  shadow: {
    float: '0 1px 2px rgb(0 0 0 / 0.3), 0 8px 24px rgb(0 0 0 / 0.45)',
    sheet: '0 2px 6px rgb(0 0 0 / 0.35), 0 24px 64px rgb(0 0 0 / 0.6)',
    lift: '0 2px 4px rgb(0 0 0 / 0.3), 0 12px 28px rgb(0 0 0 / 0.45)',
  },
};
