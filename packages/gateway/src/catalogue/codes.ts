import type { CodeFilter } from '@sabadora/domain';
import type { LocalText } from '@sabadora/place-names';

const text = (fr: string, es: string, it: string, nl: string, en: string): LocalText => ({
  fr,
  es,
  it,
  nl,
  en,
});

/** Names of the types of hotels, by the code in `hotel.type`. */
export const HOTEL_TYPES = {
  hotel: text('Hôtel', 'Hotel', 'Hotel', 'Hotel', 'Hotel'),
  boutique: text('Hôtel-boutique', 'Hotel boutique', 'Boutique hotel', 'Boutique hotel', 'Boutique hotel'),
  bnb: text(
    'Chambres d’hôtes',
    'Bed and breakfast',
    'Bed and breakfast',
    'Bed and breakfast',
    'Bed and breakfast',
  ),
  inn: text('Auberge', 'Posada', 'Locanda', 'Herberg', 'Inn'),
  castle: text(
    'Château ou manoir',
    'Castillo o palacio',
    'Castello o dimora storica',
    'Kasteel of landhuis',
    'Castle or manor',
  ),
  cottage: text('Maison à la campagne', 'Casa rural', 'Agriturismo', 'Landelijk logies', 'Country house'),
  lodge: text('Lodge ou chalet', 'Cabaña o chalet', 'Chalet o rifugio', 'Lodge of chalet', 'Lodge or chalet'),
  resort: text('Resort', 'Resort', 'Resort', 'Resort', 'Resort'),
  aparthotel: text('Appart-hôtel', 'Apartahotel', 'Aparthotel', 'Aparthotel', 'Aparthotel'),
  camping: text(
    'Camping et glamping',
    'Camping y glamping',
    'Campeggio e glamping',
    'Camping en glamping',
    'Camping and glamping',
  ),
} as const satisfies Record<string, LocalText>;

/** A code in `hotel.type`. */
export type HotelType = keyof typeof HOTEL_TYPES;

/** Names of surroundings, by the code in `hotel.environments`. The scenes of pictures have the same codes. */
export const ENVIRONMENTS = {
  sea: text('Mer', 'Mar', 'Mare', 'Zee', 'Sea'),
  mountain: text('Montagne', 'Montaña', 'Montagna', 'Bergen', 'Mountains'),
  countryside: text('Campagne', 'Campo', 'Campagna', 'Platteland', 'Countryside'),
  city: text('Ville', 'Ciudad', 'Città', 'Stad', 'City'),
  vineyard: text('Vignoble', 'Viñedos', 'Vigneti', 'Wijngaarden', 'Vineyards'),
  lake: text('Lac', 'Lago', 'Lago', 'Meer', 'Lake'),
  forest: text('Forêt', 'Bosque', 'Bosco', 'Bos', 'Forest'),
} as const satisfies Record<string, LocalText>;

/** Names of styles, by the code in `hotel.styles`. */
export const STYLES = {
  romantic: text('Romantique', 'Romántico', 'Romantico', 'Romantisch', 'Romantic'),
  charming: text('De charme', 'Con encanto', 'Di charme', 'Sfeervol', 'Charming'),
  design: text('Design', 'Diseño', 'Design', 'Design', 'Design'),
  family: text('Familial', 'Familiar', 'Per famiglie', 'Voor gezinnen', 'Family-friendly'),
  historic: text('Historique', 'Histórico', 'Storico', 'Historisch', 'Historic'),
  wellness: text('Bien-être', 'Bienestar', 'Benessere', 'Wellness', 'Wellness'),
  rustic: text('Rustique', 'Rústico', 'Rustico', 'Landelijk', 'Rustic'),
  modern: text('Moderne', 'Moderno', 'Moderno', 'Modern', 'Modern'),
  luxury: text('Luxe', 'Lujo', 'Lusso', 'Luxe', 'Luxury'),
} as const satisfies Record<string, LocalText>;

/** The names of the codes that a hotel can be filtered by. */
export const CODE_NAMES: Readonly<Record<CodeFilter, Record<string, LocalText>>> = {
  hotelTypes: HOTEL_TYPES,
  hotelEnvironments: ENVIRONMENTS,
  hotelStyles: STYLES,
};
