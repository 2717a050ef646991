import type { Theme } from '../data.ts';
import { sabadoraDark } from './sabadoraDark.ts';

/** The default theme: warm paper, deep ink, pine green and gold. */
export const sabadora: Theme = {
  name: 'sabadora',
  colorScheme: 'light',
  color: {
    paper: '#FBF7F0',
    surface: '#FFFFFF',
    sunken: '#F3EDE3',
    ink: '#1E2530',
    inkMuted: '#5A6370',
    line: '#E3DACB',
    fieldLine: '#8A8273',
    action: '#14504A',
    actionHover: '#0E3E39',
    actionSoft: '#E1EFEA',
    onAction: '#FFFFFF',
    accent: '#F2B441',
    accentInk: '#805400',
    promo: '#BF3A29',
    promoSoft: '#FBE8E3',
    onPromo: '#FFFFFF',
    good: '#1B7048',
    goodSoft: '#E2F2E9',
    danger: '#B3261E',
    dangerSoft: '#FCEBE9',
    focus: '#14504A',
    scrim: 'rgb(30 37 48 / 0.5)',
  },
  font: {
    display: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  radius: { field: '0.5rem', card: '0.75rem', sheet: '1.25rem', full: '624.9375rem' },
  shadow: {
    float: '0 1px 2px rgb(58 44 20 / 0.06), 0 8px 24px rgb(58 44 20 / 0.1)',
    sheet: '0 2px 6px rgb(58 44 20 / 0.08), 0 24px 64px rgb(58 44 20 / 0.22)',
    lift: '0 2px 4px rgb(58 44 20 / 0.05), 0 12px 28px rgb(58 44 20 / 0.12)',
  },
  dark: sabadoraDark,
};
