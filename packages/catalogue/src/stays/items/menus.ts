import type { CountryCode } from '../../places/places.ts';
import type { Phrase } from '../../wording/phrases.ts';

export type Courses = readonly [starter: Phrase, main: Phrase, dessert: Phrase];

/** The menus of each country: an everyday one, and one of the season. */
export const MENUS: Readonly<Record<CountryCode, readonly [usual: Courses, season: Courses]>> = {
  FR: [
    [
      [
        'Velouté de légumes',
        'Crema de verduras',
        'Vellutata di verdure',
        'Gebonden groentesoep',
        'Cream of vegetable soup',
      ],
      [
        'Suprême de volaille rôti, pommes grenaille',
        'Suprema de ave asada con patatitas',
        'Suprema di pollo arrosto con patatine novelle',
        'Gebraden kipfilet met krieltjes',
        'Roast breast of chicken, new potatoes',
      ],
      [
        'Tarte fine aux pommes',
        'Tarta fina de manzana',
        'Sfogliata sottile alle mele',
        'Dunne appeltaart',
        'Thin apple tart',
      ],
    ],
    [
      [
        'Œuf parfait, crème de champignons',
        'Huevo a baja temperatura con crema de setas',
        'Uovo morbido con crema di funghi',
        'Zacht gegaard ei met paddenstoelencrème',
        'Slow-cooked egg, mushroom cream',
      ],
      [
        'Pavé de saumon, légumes du marché',
        'Lomo de salmón con verduras de mercado',
        'Trancio di salmone con verdure del mercato',
        'Zalmmoot met groenten van de markt',
        'Fillet of salmon, market vegetables',
      ],
      [
        'Moelleux au chocolat',
        'Coulant de chocolate',
        'Tortino al cioccolato dal cuore morbido',
        'Warm chocoladetaartje',
        'Warm chocolate pudding',
      ],
    ],
  ],
  ES: [
    [
      [
        'Salade de tomates et ventrèche de thon',
        'Ensalada de tomate con ventresca',
        'Insalata di pomodori con ventresca di tonno',
        'Tomatensalade met tonijnbuik',
        'Tomato salad with tuna belly',
      ],
      [
        'Épaule d’agneau au four',
        'Paletilla de cordero al horno',
        'Spalla d’agnello al forno',
        'Lamsschouder uit de oven',
        'Oven-baked shoulder of lamb',
      ],
      [
        'Riz au lait à la cannelle',
        'Arroz con leche y canela',
        'Riso al latte con cannella',
        'Rijstpudding met kaneel',
        'Rice pudding with cinnamon',
      ],
    ],
    [
      [
        'Croquettes de jambon',
        'Croquetas de jamón',
        'Crocchette al prosciutto',
        'Hamkroketjes',
        'Ham croquettes',
      ],
      [
        'Morue aux poivrons',
        'Bacalao con pimientos',
        'Baccalà ai peperoni',
        'Kabeljauw met paprika',
        'Salt cod with peppers',
      ],
      ['Crème catalane', 'Crema catalana', 'Crema catalana', 'Crema catalana', 'Crema catalana'],
    ],
  ],
  IT: [
    [
      [
        'Planche de charcuteries et de fromages',
        'Tabla de embutidos y quesos',
        'Tagliere di salumi e formaggi',
        'Plank met vleeswaren en kazen',
        'Board of cured meats and cheeses',
      ],
      [
        'Tagliatelles au ragoût',
        'Tallarines con ragú',
        'Tagliatelle al ragù',
        'Tagliatelle met ragout',
        'Tagliatelle with meat sauce',
      ],
      ['Tiramisu', 'Tiramisú', 'Tiramisù', 'Tiramisu', 'Tiramisu'],
    ],
    [
      [
        'Légumes grillés à l’huile d’olive',
        'Verduras a la plancha con aceite de oliva',
        'Verdure grigliate all’olio d’oliva',
        'Gegrilde groenten met olijfolie',
        'Grilled vegetables with olive oil',
      ],
      [
        'Risotto aux produits de saison',
        'Risotto de temporada',
        'Risotto di stagione',
        'Risotto van het seizoen',
        'Risotto of the season',
      ],
      [
        'Panna cotta aux fruits rouges',
        'Panna cotta con frutos rojos',
        'Panna cotta ai frutti di bosco',
        'Panna cotta met rood fruit',
        'Panna cotta with red berries',
      ],
    ],
  ],
  NL: [
    [
      ['Soupe à la moutarde', 'Sopa de mostaza', 'Zuppa alla senape', 'Mosterdsoep', 'Mustard soup'],
      [
        'Joue de bœuf mijotée, purée maison',
        'Carrillera de ternera guisada con puré casero',
        'Guancia di manzo brasata con purè',
        'Gestoofde runderwang met puree',
        'Braised ox cheek, mashed potatoes',
      ],
      [
        'Gâteau aux pommes, crème fouettée',
        'Pastel de manzana con nata',
        'Torta di mele con panna',
        'Appeltaart met slagroom',
        'Apple cake with whipped cream',
      ],
    ],
    [
      [
        'Betterave rôtie, fromage de chèvre',
        'Remolacha asada con queso de cabra',
        'Barbabietola arrosto con formaggio di capra',
        'Geroosterde biet met geitenkaas',
        'Roast beetroot, goat’s cheese',
      ],
      [
        'Filet de sandre, légumes de saison',
        'Filete de lucioperca con verduras del tiempo',
        'Filetto di lucioperca con verdure di stagione',
        'Snoekbaars met groenten van het seizoen',
        'Pike-perch with vegetables of the season',
      ],
      ['Poire pochée au vin', 'Pera al vino', 'Pera al vino', 'Stoofpeer in wijn', 'Pear poached in wine'],
    ],
  ],
  BE: [
    [
      [
        'Croquettes aux crevettes',
        'Croquetas de gambas',
        'Crocchette di gamberetti',
        'Garnaalkroketten',
        'Shrimp croquettes',
      ],
      [
        'Carbonade à la bière, frites',
        'Estofado de ternera a la cerveza con patatas fritas',
        'Spezzatino alla birra con patatine fritte',
        'Stoofvlees met frietjes',
        'Beef stewed in beer, chips',
      ],
      [
        'Dame blanche',
        'Helado de vainilla con chocolate caliente',
        'Gelato alla vaniglia con cioccolato caldo',
        'Dame blanche',
        'Vanilla ice cream with hot chocolate',
      ],
    ],
    [
      [
        'Soupe de saison',
        'Sopa de temporada',
        'Zuppa di stagione',
        'Soep van het seizoen',
        'Soup of the season',
      ],
      [
        'Waterzooi de volaille',
        'Guiso cremoso de pollo con verduras',
        'Stufato cremoso di pollo e verdure',
        'Waterzooi van kip',
        'Creamy chicken and vegetable stew',
      ],
      [
        'Mousse au chocolat',
        'Mousse de chocolate',
        'Mousse al cioccolato',
        'Chocolademousse',
        'Chocolate mousse',
      ],
    ],
  ],
};
