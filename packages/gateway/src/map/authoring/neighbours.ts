import type { FiveNames } from '../geographyFile.ts';

/**
 * Towns outside the five countries, so that the edge of the map is not empty; names in French, Spanish, Italian,
 * Dutch, English.
 */
export const NEIGHBOURS: readonly [names: FiveNames, longitude: number, latitude: number, rank: 1 | 2][] = [
  [['Londres', 'Londres', 'Londra', 'Londen', 'London'], -0.128, 51.507, 1],
  [['Berne', 'Berna', 'Berna', 'Bern', 'Bern'], 7.447, 46.948, 1],
  [['Berlin', 'Berlín', 'Berlino', 'Berlijn', 'Berlin'], 13.405, 52.52, 1],
  [['Lisbonne', 'Lisboa', 'Lisbona', 'Lissabon', 'Lisbon'], -9.139, 38.722, 1],
  [['Dublin', 'Dublín', 'Dublino', 'Dublin', 'Dublin'], -6.26, 53.35, 1],
  [['Vienne', 'Viena', 'Vienna', 'Wenen', 'Vienna'], 16.373, 48.208, 1],
  [['Prague', 'Praga', 'Praga', 'Praag', 'Prague'], 14.438, 50.076, 1],
  [['Copenhague', 'Copenhague', 'Copenaghen', 'Kopenhagen', 'Copenhagen'], 12.568, 55.676, 1],
  [['Luxembourg', 'Luxemburgo', 'Lussemburgo', 'Luxemburg', 'Luxembourg'], 6.132, 49.611, 1],
  [['Zagreb', 'Zagreb', 'Zagabria', 'Zagreb', 'Zagreb'], 15.982, 45.815, 1],
  [['Ljubljana', 'Liubliana', 'Lubiana', 'Ljubljana', 'Ljubljana'], 14.506, 46.057, 1],
  [['Budapest', 'Budapest', 'Budapest', 'Boedapest', 'Budapest'], 19.04, 47.498, 1],
  [['Varsovie', 'Varsovia', 'Varsavia', 'Warschau', 'Warsaw'], 21.012, 52.23, 1],
  [['Athènes', 'Atenas', 'Atene', 'Athene', 'Athens'], 23.728, 37.984, 1],
  [['Rabat', 'Rabat', 'Rabat', 'Rabat', 'Rabat'], -6.841, 34.02, 1],
  [['Alger', 'Argel', 'Algeri', 'Algiers', 'Algiers'], 3.059, 36.754, 1],
  [['Tunis', 'Túnez', 'Tunisi', 'Tunis', 'Tunis'], 10.182, 36.806, 1],
  [['Genève', 'Ginebra', 'Ginevra', 'Genève', 'Geneva'], 6.143, 46.204, 2],
  [['Zurich', 'Zúrich', 'Zurigo', 'Zürich', 'Zurich'], 8.541, 47.377, 2],
  [['Cologne', 'Colonia', 'Colonia', 'Keulen', 'Cologne'], 6.96, 50.938, 2],
  [['Francfort', 'Fráncfort', 'Francoforte', 'Frankfurt', 'Frankfurt'], 8.682, 50.111, 2],
  [['Stuttgart', 'Stuttgart', 'Stoccarda', 'Stuttgart', 'Stuttgart'], 9.183, 48.776, 2],
  [['Munich', 'Múnich', 'Monaco di Baviera', 'München', 'Munich'], 11.582, 48.135, 2],
  [['Hambourg', 'Hamburgo', 'Amburgo', 'Hamburg', 'Hamburg'], 9.994, 53.551, 2],
  [['Porto', 'Oporto', 'Porto', 'Porto', 'Porto'], -8.611, 41.15, 2],
  [['Southampton', 'Southampton', 'Southampton', 'Southampton', 'Southampton'], -1.404, 50.905, 2],
];
