import { describe, expect, test } from 'vitest';
import type { PlaceKind } from '../languages.ts';
import { placePhrase } from './placePhrase.ts';

const LANGUAGES = ['fr', 'es', 'it', 'nl'] as const;

type Row = readonly [kind: PlaceKind, countryCode: string, name: string, expected: string];

const phraseOf = (
  [kind, countryCode, name]: Row,
  language: (typeof LANGUAGES)[number],
  relation?: 'in' | 'around' | 'near',
) => placePhrase({ kind, countryCode, name }, language, relation);

describe('a place behind a noun', () => {
  test.each<Row>([
    ['city', 'BE', 'Bruges', 'à Bruges'],
    ['city', 'FR', 'Le Touquet-Paris-Plage', 'au Touquet-Paris-Plage'],
    ['searesort', 'BE', 'Le Coq', 'au Coq'],
    ['city', 'NL', 'La Haye', 'à La Haye'],
    ['skiresort', 'FR', 'Les Deux Alpes', 'aux Deux Alpes'],
    ['city', 'FR', "L'Isle-sur-la-Sorgue", 'à L’Isle-sur-la-Sorgue'],
    ['city', 'ES', 'Los Realejos', 'à Los Realejos'],
    ['searesort', 'FR', "Cap d'Agde", 'au Cap d’Agde'],
    ['skiresort', 'ES', 'Sierra Nevada', 'dans la Sierra Nevada'],
    ['country', 'NL', 'Pays-Bas', 'aux Pays-Bas'],
    ['country', 'BE', 'Belgique', 'en Belgique'],
    ['region', 'BE', 'Flandre', 'en Flandre'],
    ['region', 'ES', 'Îles Baléares', 'aux îles Baléares'],
    ['region', 'IT', 'Pouilles', 'dans les Pouilles'],
    ['department', 'FR', 'Ain', 'dans l’Ain'],
    ['department', 'FR', "Côtes-d'Armor", 'dans les Côtes-d’Armor'],
    ['department', 'BE', "Province d'Anvers", 'dans la province d’Anvers'],
    ['department', 'ES', 'Ávila', 'dans la province d’Ávila'],
    ['department', 'IT', 'Sienne', 'dans la province de Sienne'],
    ['department', 'ES', 'Navarre', 'en Navarre'],
    ['touristicregion', 'FR', "Côte d'Azur", 'sur la Côte d’Azur'],
    ['touristicregion', 'BE', 'Côte belge', 'sur la côte belge'],
    ['touristicregion', 'IT', 'Lac de Garde', 'au bord du lac de Garde'],
    ['touristicregion', 'FR', 'Alpilles et Camargue', 'dans les Alpilles et en Camargue'],
    ['poi', 'FR', 'Tour Eiffel', 'près de la tour Eiffel'],
    ['poi', 'FR', 'Puy du Fou', 'près du Puy du Fou'],
    ['poi', 'BE', "Abbaye d'Orval", 'près de l’abbaye d’Orval'],
    ['poi', 'NL', 'Efteling', 'près d’Efteling'],
    ['poi', 'NL', 'Giethoorn, la Venise verte', 'près de Giethoorn'],
  ])('in French: %s of %s "%s" is "%s"', (...row) => {
    expect(phraseOf(row, 'fr')).toBe(row[3]);
  });

  test.each<Row>([
    ['city', 'BE', 'Brujas', 'en Brujas'],
    ['city', 'FR', 'El Havre', 'en El Havre'],
    ['country', 'NL', 'Países Bajos', 'en los Países Bajos'],
    ['region', 'IT', 'Toscana', 'en Toscana'],
    ['region', 'IT', 'Lacio', 'en el Lacio'],
    ['department', 'ES', 'Sevilla', 'en la provincia de Sevilla'],
    ['department', 'ES', 'Provincia de Sevilla', 'en la provincia de Sevilla'],
    ['department', 'ES', 'Vizcaya', 'en Vizcaya'],
    ['department', 'FR', 'Alto Rin', 'en el Alto Rin'],
    ['department', 'FR', 'Mancha', 'en el departamento de la Mancha'],
    ['touristicregion', 'ES', 'Costa Brava', 'en la Costa Brava'],
    ['touristicregion', 'IT', 'Lago de Garda', 'en el lago de Garda'],
    ['poi', 'ES', 'La Alhambra', 'cerca de la Alhambra'],
    ['poi', 'FR', 'Castillo de Chambord', 'cerca del castillo de Chambord'],
    ['poi', 'FR', 'Disneyland París', 'cerca de Disneyland París'],
  ])('in Spanish: %s of %s "%s" is "%s"', (...row) => {
    expect(phraseOf(row, 'es')).toBe(row[3]);
  });

  test.each<Row>([
    ['city', 'BE', 'Bruges', 'a Bruges'],
    ['city', 'NL', 'Amsterdam', 'ad Amsterdam'],
    ['city', 'IT', "L'Aquila", 'all’Aquila'],
    ['city', 'FR', 'La Rochelle', 'a La Rochelle'],
    ['skiresort', 'IT', 'Abetone', 'all’Abetone'],
    ['country', 'NL', 'Paesi Bassi', 'nei Paesi Bassi'],
    ['region', 'IT', 'Toscana', 'in Toscana'],
    ['region', 'IT', 'Marche', 'nelle Marche'],
    ['region', 'BE', 'Fiandre', 'nelle Fiandre'],
    ['region', 'IT', "Valle d'Aosta", 'in Valle d’Aosta'],
    ['department', 'IT', 'Siena', 'in provincia di Siena'],
    ['department', 'IT', "L'Aquila", 'in provincia dell’Aquila'],
    ['department', 'IT', "Provincia dell'Aquila", 'in provincia dell’Aquila'],
    ['department', 'FR', 'Aude', 'nell’Aude'],
    ['department', 'FR', 'Alti Pirenei', 'negli Alti Pirenei'],
    ['touristicregion', 'ES', 'Maiorca', 'a Maiorca'],
    ['touristicregion', 'IT', 'Lago di Garda', 'sul lago di Garda'],
    ['touristicregion', 'IT', 'Dolomiti', 'sulle Dolomiti'],
    ['poi', 'IT', 'Colosseo', 'vicino al Colosseo'],
    ['poi', 'NL', 'Zoo Burgers', 'vicino allo Zoo Burgers'],
    ['poi', 'FR', 'Giardini di Giverny', 'vicino ai giardini di Giverny'],
  ])('in Italian: %s of %s "%s" is "%s"', (...row) => {
    expect(phraseOf(row, 'it')).toBe(row[3]);
  });

  test.each<Row>([
    ['city', 'BE', 'Brugge', 'in Brugge'],
    ['city', 'NL', "'s-Hertogenbosch", 'in ’s-Hertogenbosch'],
    ['city', 'NL', 'Schiermonnikoog', 'op Schiermonnikoog'],
    ['touristicregion', 'NL', 'Texel', 'op Texel'],
    ['searesort', 'IT', 'Capri', 'op Capri'],
    ['country', 'NL', 'Nederland', 'in Nederland'],
    ['region', 'FR', 'Corsica', 'op Corsica'],
    ['region', 'ES', 'Balearen', 'op de Balearen'],
    ['region', 'NL', 'Provincie Utrecht', 'in de provincie Utrecht'],
    ['department', 'FR', 'Dordogne', 'in de Dordogne'],
    ['department', 'FR', "Côte-d'Or", 'in Côte-d’Or'],
    ['department', 'ES', 'Sevilla', 'in de provincie Sevilla'],
    ['touristicregion', 'NL', 'Veluwe', 'op de Veluwe'],
    ['touristicregion', 'BE', 'Belgische kust', 'aan de Belgische kust'],
    ['touristicregion', 'IT', 'Gardameer', 'aan het Gardameer'],
    ['touristicregion', 'NL', 'Het Gooi', 'in het Gooi'],
    ['poi', 'FR', 'Eiffeltoren', 'bij de Eiffeltoren'],
    ['poi', 'NL', 'Rijksmuseum', 'bij het Rijksmuseum'],
    ['poi', 'ES', 'Romeins theater van Mérida', 'bij het Romeinse theater van Mérida'],
  ])('in Dutch: %s of %s "%s" is "%s"', (...row) => {
    expect(phraseOf(row, 'nl')).toBe(row[3]);
  });

  test.each([
    [['city', 'FR', 'Le Touquet', 'autour du Touquet'], 'fr'],
    [['city', 'BE', 'Anvers', 'autour d’Anvers'], 'fr'],
    [['city', 'FR', 'Honfleur', 'autour d’Honfleur'], 'fr'],
    [['poi', 'FR', 'Château de Chambord', 'autour du château de Chambord'], 'fr'],
    [['city', 'BE', 'Brujas', 'alrededor de Brujas'], 'es'],
    [['city', 'BE', 'Anversa', 'intorno ad Anversa'], 'it'],
    [['skiresort', 'ES', 'Sierra Nevada', 'intorno a Sierra Nevada'], 'it'],
    [['city', 'BE', 'Brugge', 'rond Brugge'], 'nl'],
  ] as const)('in a circle around it: %j', (row, language) => {
    expect(phraseOf(row, language, 'around')).toBe(row[3]);
  });

  test.each([
    ['FR', 'Arles', 'fr', 'près d’Arles'],
    ['FR', 'Le Touquet', 'fr', 'près du Touquet'],
    ['FR', 'Arles', 'nl', 'bij Arles'],
  ] as const)('near a town: %s %s in %s is "%4$s"', (country, name, language, expected) => {
    expect(phraseOf(['city', country, name, expected], language, 'near')).toBe(expected);
  });

  test('has no phrase where the grammar has no words: the page names the place behind a colon', () => {
    const unknown: Row = ['region', 'FR', 'Ruritanie', ''];
    expect([phraseOf(unknown, 'fr'), phraseOf(unknown, 'it')]).toEqual([undefined, undefined]);
    expect(placePhrase({ kind: 'city', countryCode: 'BE', name: 'Bruges' }, 'en')).toBeUndefined();
  });
});
