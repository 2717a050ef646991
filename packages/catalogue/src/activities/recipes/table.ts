import type { ActivityRecipe } from './recipe.ts';

export const TABLE: readonly ActivityRecipe[] = [
  {
    tagId: 111,
    labels: [
      [
        'Dîner aux chandelles {at}',
        'Cena a la luz de las velas {at}',
        'Cena a lume di candela {at}',
        'Diner bij kaarslicht {at}',
        'Candlelit dinner {at}',
      ],
    ],
    promise: [
      'Trois plats de saison, un verre pour commencer, et une table un peu à l’écart.',
      'Tres platos de temporada, una copa para empezar y una mesa algo apartada.',
      'Tre portate di stagione, un calice per cominciare e un tavolo un po’ appartato.',
      'Drie gangen van het seizoen, een glas vooraf en een tafel wat apart.',
      'Three seasonal courses, a glass to start, and a table set a little apart.',
    ],
    minutes: [120],
    euros: 52,
    group: [2, 6],
  },
  {
    tagId: 112,
    labels: [
      [
        'Menu dégustation {at}',
        'Menú degustación {at}',
        'Menù degustazione {at}',
        'Proeverijmenu {at}',
        'Tasting menu {at}',
      ],
      [
        'La table du chef',
        'La mesa del chef',
        'Il tavolo dello chef',
        'Aan tafel bij de chef',
        'The chef’s table',
      ],
    ],
    promise: [
      'Le chef choisit, vous goûtez : de petites assiettes du pays, servies sans hâte.',
      'El chef elige y tú pruebas: platillos de la tierra, servidos sin prisa.',
      'Lo chef sceglie, tu assaggi: piccoli piatti del territorio, serviti senza fretta.',
      'De chef kiest, jij proeft: kleine gerechten uit de streek, zonder haast geserveerd.',
      'The chef chooses, you taste: small local plates, served without hurry.',
    ],
    minutes: [150, 180],
    euros: 84,
    group: [1, 6],
  },
  {
    tagId: 113,
    labels: [
      [
        'Dégustation de vins {at}',
        'Cata de vinos {at}',
        'Degustazione di vini {at}',
        'Wijnproeverij {at}',
        'Wine tasting {at}',
      ],
      [
        'Cinq vins, cinq histoires',
        'Cinco vinos, cinco historias',
        'Cinque vini, cinque storie',
        'Vijf wijnen, vijf verhalen',
        'Five wines, five stories',
      ],
    ],
    promise: [
      'Un sommelier ouvre les bouteilles de la région et répond à tout, même aux questions simples.',
      'Un sumiller abre botellas de la zona y responde a todo, también a lo más sencillo.',
      'Un sommelier apre bottiglie della zona e risponde a tutto, anche alle domande semplici.',
      'Een sommelier opent flessen uit de streek en beantwoordt elke vraag, ook de eenvoudigste.',
      'A sommelier opens bottles of the region and answers everything, simple questions too.',
    ],
    minutes: [90, 120],
    euros: 29,
    group: [1, 6],
  },
  {
    tagId: 114,
    labels: [
      [
        'Cours de cuisine {at}',
        'Clase de cocina {at}',
        'Corso di cucina {at}',
        'Kookworkshop {at}',
        'Cooking class {at}',
      ],
      [
        'Du marché à l’assiette',
        'Del mercado al plato',
        'Dal mercato al piatto',
        'Van markt tot bord',
        'From market to plate',
      ],
    ],
    promise: [
      'On enfile un tablier, on cuisine trois recettes du coin, puis on passe à table.',
      'Delantal puesto, tres recetas de la zona y, después, a la mesa.',
      'Si indossa il grembiule, si cucinano tre ricette del posto e poi ci si siede a tavola.',
      'Schort voor, drie gerechten uit de streek, en daarna samen aan tafel.',
      'Apron on, three local recipes, then everyone sits down to eat.',
    ],
    minutes: [150, 180, 240],
    euros: 68,
    group: [1, 6],
  },
  {
    tagId: 117,
    labels: [
      [
        'Dégustation de bières {at}',
        'Cata de cervezas {at}',
        'Degustazione di birre {at}',
        'Bierproeverij {at}',
        'Beer tasting {at}',
      ],
    ],
    promise: [
      'Six bières d’artisans voisins, du pain et du fromage, et le brasseur qui raconte.',
      'Seis cervezas de artesanos vecinos, pan y queso, y el cervecero que las cuenta.',
      'Sei birre di artigiani vicini, pane e formaggio, e il birraio che racconta.',
      'Zes bieren van brouwers om de hoek, brood en kaas, en de brouwer vertelt.',
      'Six beers from nearby brewers, bread and cheese, and the brewer to tell the tale.',
    ],
    minutes: [90, 120],
    euros: 24,
    group: [1, 6],
  },
];
