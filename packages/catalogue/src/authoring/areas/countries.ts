import type { FiveNames } from './names.ts';

export interface CountryRow {
  id: number;
  code: 'FR' | 'ES' | 'IT' | 'NL' | 'BE';
  names: FiveNames;
  latitude: number;
  longitude: number;
}

export const COUNTRIES: readonly CountryRow[] = [
  {
    id: 1,
    code: 'FR',
    names: ['France', 'Francia', 'Francia', 'Frankrijk', 'France'],
    latitude: 46.6,
    longitude: 2.5,
  },
  {
    id: 2,
    code: 'ES',
    names: ['Espagne', 'España', 'Spagna', 'Spanje', 'Spain'],
    latitude: 40.2,
    longitude: -3.6,
  },
  {
    id: 3,
    code: 'IT',
    names: ['Italie', 'Italia', 'Italia', 'Italië', 'Italy'],
    latitude: 42.8,
    longitude: 12.6,
  },
  {
    id: 4,
    code: 'NL',
    names: ['Pays-Bas', 'Países Bajos', 'Paesi Bassi', 'Nederland', 'Netherlands'],
    latitude: 52.2,
    longitude: 5.4,
  },
  {
    id: 5,
    code: 'BE',
    names: ['Belgique', 'Bélgica', 'Belgio', 'België', 'Belgium'],
    latitude: 50.6,
    longitude: 4.6,
  },
];
