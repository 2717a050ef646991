import type { Theme } from '../data.ts';

/**
 * A deliberately neutral theme: greys, system fonts, square corners, no shadows. It reveals styles of a brand that
 * were written into a component.
 */
export const wireframe: Theme = {
  name: 'wireframe',
  colorScheme: 'light',
  color: {
    paper: '#FFFFFF',
    surface: '#FFFFFF',
    sunken: '#EEEEEE',
    ink: '#111111',
    inkMuted: '#555555',
    line: '#CCCCCC',
    fieldLine: '#777777',
    action: '#333333',
    actionHover: '#000000',
    actionSoft: '#E6E6E6',
    onAction: '#FFFFFF',
    accent: '#999999',
    accentInk: '#555555',
    promo: '#444444',
    promoSoft: '#EDEDED',
    onPromo: '#FFFFFF',
    good: '#444444',
    goodSoft: '#EDEDED',
    danger: '#222222',
    dangerSoft: '#EDEDED',
    focus: '#000000',
    scrim: 'rgb(0 0 0 / 0.5)',
  },
  font: { display: 'system-ui, sans-serif', text: 'system-ui, sans-serif' },
  radius: { field: '0', card: '0', sheet: '0', full: '0rem' },
  shadow: { float: 'none', sheet: 'none', lift: 'none' },
};
