import type { Language } from '@sabadora/place-names';
import type { GiftBoxRecord } from '../records.ts';
import { type Environment, type Theme, THEMES } from '../wording/codes.ts';
import { BOX_DESCRIPTIONS } from './boxDescriptions.ts';
import { eachLanguage, type Phrase } from '../wording/phrases.ts';

interface Box {
  /** Name without its suffix; must not end in E, which would be read as a part of the suffix (ALG-18). */
  name: string;
  titles: Phrase;
  /** Keys of the lines that describe what the box includes. */
  included: readonly (keyof typeof LINES)[];
  /** Cents. */
  price: number;
  /** Cents before a promotion. */
  reference?: number;
  slug: string;
  scene: Environment;
  /** The box includes stays with any of these themes. */
  themes: readonly Theme[];
}

const LINES = {
  night: [
    'Une nuit pour deux en chambre double',
    'Una noche para dos en habitación doble',
    'Una notte per due in camera doppia',
    'Een overnachting voor twee in een tweepersoonskamer',
    'One night for two in a double room',
  ],
  suite: [
    'Une nuit pour deux en chambre supérieure ou suite',
    'Una noche para dos en habitación superior o suite',
    'Una notte per due in camera superior o suite',
    'Een overnachting voor twee in een luxe kamer of suite',
    'One night for two in a superior room or suite',
  ],
  family: [
    'Une nuit en famille, petit-déjeuner des enfants compris',
    'Una noche en familia, con desayuno de los niños',
    'Una notte in famiglia, colazione dei bambini compresa',
    'Een overnachting met het gezin, ontbijt voor de kinderen inbegrepen',
    'One night for the family, the children’s breakfast included',
  ],
  breakfast: ['Petit-déjeuner', 'Desayuno', 'Colazione', 'Ontbijt', 'Breakfast'],
  dinner: [
    'Dîner de trois plats',
    'Cena de tres platos',
    'Cena di tre portate',
    'Driegangendiner',
    'Three-course dinner',
  ],
  spa: ['Accès au spa', 'Acceso al spa', 'Accesso alla spa', 'Toegang tot de spa', 'Spa access'],
  tasting: ['Dégustation de vins', 'Cata de vinos', 'Degustazione di vini', 'Wijnproeverij', 'Wine tasting'],
  round: [
    'Un parcours de golf',
    'Una partida de golf',
    'Un giro di golf',
    'Een rondje golf',
    'A round of golf',
  ],
  visit: [
    'Une visite guidée',
    'Una visita guiada',
    'Una visita guidata',
    'Een rondleiding',
    'A guided visit',
  ],
} as const satisfies Record<string, Phrase>;

const BOXES: readonly Box[] = [
  {
    name: 'WEEKEND',
    titles: [
      'Week-end surprise',
      'Fin de semana sorpresa',
      'Weekend a sorpresa',
      'Verrassingsweekend',
      'Surprise weekend',
    ],
    included: ['night', 'breakfast'],
    price: 11_990,
    slug: 'surprise-weekend',
    scene: 'countryside',
    themes: ['romantic', 'nature', 'city', 'culture'],
  },
  {
    name: 'ROMANTIC',
    titles: [
      'Rien que nous deux',
      'Solo nosotros dos',
      'Solo noi due',
      'Met z’n tweetjes',
      'Just the two of us',
    ],
    included: ['night', 'breakfast', 'dinner'],
    price: 16_990,
    reference: 18_990,
    slug: 'just-the-two-of-us',
    scene: 'lake',
    themes: ['romantic'],
  },
  {
    name: 'SPA',
    titles: ['Spa et silence', 'Spa y silencio', 'Spa e silenzio', 'Spa en stilte', 'Spa and silence'],
    included: ['night', 'breakfast', 'spa'],
    price: 18_990,
    slug: 'spa-and-silence',
    scene: 'forest',
    themes: ['wellness'],
  },
  {
    name: 'GOURMET',
    titles: ['Les bonnes tables', 'Buenas mesas', 'Le buone tavole', 'Lekker tafelen', 'Good tables'],
    included: ['night', 'dinner', 'breakfast'],
    price: 17_990,
    slug: 'good-tables',
    scene: 'vineyard',
    themes: ['gastronomy'],
  },
  {
    name: 'SEASIDES',
    titles: ['Face à la mer', 'Frente al mar', 'Di fronte al mare', 'Oog in oog met zee', 'Facing the sea'],
    included: ['night', 'breakfast'],
    price: 13_990,
    reference: 15_490,
    slug: 'facing-the-sea',
    scene: 'sea',
    themes: ['sea'],
  },
  {
    name: 'CITYBREAK',
    titles: [
      'Une nuit en ville',
      'Una noche en la ciudad',
      'Una notte in città',
      'Een nacht in de stad',
      'A night in town',
    ],
    included: ['night', 'breakfast', 'visit'],
    price: 12_990,
    slug: 'a-night-in-town',
    scene: 'city',
    themes: ['city', 'culture'],
  },
  {
    name: 'NATURA',
    titles: ['Au grand air', 'Al aire libre', 'Aria aperta', 'De buitenlucht in', 'Out in the open'],
    included: ['night', 'breakfast'],
    price: 14_490,
    slug: 'out-in-the-open',
    scene: 'mountain',
    themes: ['nature', 'adventure'],
  },
  {
    name: 'VINUM',
    titles: ['Entre les vignes', 'Entre viñedos', 'Tra i vigneti', 'Tussen de wijnranken', 'Among the vines'],
    included: ['night', 'breakfast', 'tasting'],
    price: 16_490,
    slug: 'among-the-vines',
    scene: 'vineyard',
    themes: ['wine', 'gastronomy'],
  },
  {
    name: 'FAMILIA',
    titles: ['Tous ensemble', 'Todos juntos', 'Tutti insieme', 'Allemaal samen', 'All together'],
    included: ['family'],
    price: 14_990,
    slug: 'all-together',
    scene: 'countryside',
    themes: ['family'],
  },
  {
    name: 'UNUSUAL',
    titles: [
      'Nuit insolite',
      'Noche insólita',
      'Notte insolita',
      'Bijzonder overnachten',
      'A night out of the ordinary',
    ],
    included: ['night', 'breakfast'],
    price: 16_990,
    slug: 'out-of-the-ordinary',
    scene: 'forest',
    themes: ['unusual'],
  },
  {
    name: 'GOLF',
    titles: ['Premier départ', 'Primera salida', 'Prima partenza', 'Eerste afslag', 'First tee'],
    included: ['night', 'breakfast', 'round'],
    price: 28_990,
    slug: 'first-tee',
    scene: 'countryside',
    themes: ['golf'],
  },
  {
    name: 'PALACES',
    titles: ['La grande maison', 'La gran casa', 'La grande dimora', 'Het grote huis', 'The grand house'],
    included: ['suite', 'breakfast', 'dinner'],
    price: 44_990,
    reference: 49_990,
    slug: 'the-grand-house',
    scene: 'lake',
    themes: ['luxury', 'romantic'],
  },
];

const LANGUAGE_ORDER: Readonly<Record<Language, number>> = { fr: 0, es: 1, it: 2, nl: 3, en: 4 };

const inLanguages = (phrase: Phrase) =>
  eachLanguage((language) => phrase[LANGUAGE_ORDER[language]] ?? phrase[4]);

/** Number of pictures in a page's viewer (D-038). */
const PICTURES = 5;

/** The gift boxes, in the order shown (CH-071). */
export const boxRecords = BOXES.map(
  ({ name, titles, included, price, reference, slug, scene, themes }, position): GiftBoxRecord => ({
    type: 'giftBox',
    code: `${name}EBOX`,
    position,
    titles: inLanguages(titles),
    included: eachLanguage((language) =>
      included.map((line) => LINES[line][LANGUAGE_ORDER[language]] ?? LINES[line][4]),
    ),
    descriptions: eachLanguage((language) =>
      (BOX_DESCRIPTIONS[name] ?? []).map((sentence) => sentence[LANGUAGE_ORDER[language]] ?? sentence[4]),
    ),
    sellPrice: price,
    refPrice: reference ?? null,
    slug,
    scene,
    themeIds: themes.map((theme) => THEMES[theme].id),
    pictureCount: PICTURES,
  }),
);
