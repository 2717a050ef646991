import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '@sabadora/place-names';
import { makeActivities } from './activities/activities.ts';
import { foldName } from '@sabadora/place-names';
import { generate } from './generate.ts';
import { itemRecords } from './stays/items/index.ts';
import { distanceKm } from './places/geo.ts';
import type { Hotel } from './hotels/hotels.ts';
import { type Place, readPlaces, type Town } from './places/places.ts';
import type { TownTrait } from './places/placesFile.ts';

const places = readPlaces();
const groups = [...generate(places, 1500)];
const hotels = groups.flatMap((group) => group.hotels);
const offers = groups.flatMap((group) => group.offers);

/** The texts of a stay, an activity or a hotel in a town, by language. */
interface Said {
  town: Town;
  hotel: Hotel;
  text: Record<Language, string>;
}

const textOf = (write: (language: Language) => readonly string[]): Said['text'] =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language).join(' \n ')])) as Said['text'];

const said: readonly Said[] = [
  ...hotels.map((hotel) => ({
    hotel,
    town: hotel.town,
    // Only the first paragraph: facilities of the house ("lake view") are no claims about the town.
    text: textOf((language) => hotel.record.descriptions[language].slice(0, 1)),
  })),
  ...offers.map(({ hotel, offer: { record } }) => ({
    hotel,
    town: hotel.town,
    text: textOf((language) => [
      record.labels[language],
      record.headwords[language],
      ...record.descriptions[language],
    ]),
  })),
  ...hotels.flatMap((hotel) =>
    makeActivities(hotel).map((record) => ({
      hotel,
      town: hotel.town,
      text: textOf((language) => [record.labels[language], ...record.descriptions[language]]),
    })),
  ),
];

const isNear = (town: Town, sights: readonly Place[], km: number) =>
  sights.some((sight) => distanceKm(sight, town) <= km);

const has =
  (...traits: TownTrait[]) =>
  ({ town }: Said) =>
    traits.some((trait) => town.traits.has(trait));

const PARKS = new Set(
  'Disneyland Paris,Parc Astérix,Puy du Fou,Futuroscope,PortAventura,Parque Warner Madrid,Gardaland,Mirabilandia,Efteling,Walibi Holland,Slagharen,Walibi Belgium,Plopsaland'.split(
    ',',
  ),
);
const parks = places.pois.filter(({ names }) => PARKS.has(names.fr));

/**
 * Words with the condition under which they are true. Derived from the texts, not from the rules that choose them.
 */
const CLAIMS: readonly (readonly [
  about: string,
  words: Partial<Record<Language, RegExp>>,
  holds: (said: Said) => boolean,
])[] = [
  [
    'the sea',
    {
      fr: /\b(mer|marins?|vagues?|plage|large|la côte|sable|surf)\b/iu,
      es: /\b(mar|olas?|playa|costa|arena|clase de surf)\b/iu,
      it: /\b(mare|onde|spiaggia|costa|sabbia|surf)\b/iu,
      nl: /\b(zee|zeelucht|golven|strand|kust|zand|surfles)\b/iu,
    },
    has('sea'),
  ],
  [
    'vineyards',
    {
      fr: /\b(vignes?|vignoble|coteaux|route des vins|vigneronne)\b/iu,
      es: /\b(viñas?|viñedos?|vides|ruta del vino|viticultora)\b/iu,
      it: /\b(vigne|vigneti|filari|strade del vino|vignaiola)\b/iu,
      nl: /\b(wijngaard|wijnstokken|wijnranken|wijnweekend)\b/iu,
    },
    has('vineyard'),
  ],
  [
    'a lake',
    {
      fr: /\b(lac|ponton|barques)\b/iu,
      es: /\b(lago|embarcadero)\b/iu,
      it: /\b(lago|pontile)\b/iu,
      nl: /\b(meer ligt|steiger)\b/iu,
    },
    has('lake'),
  ],
  [
    'mountains',
    {
      fr: /\b(sommets|montagne|forfait de ski)\b/iu,
      es: /\b(cumbres|montaña|forfait)\b/iu,
      it: /\b(cime|montagna|skipass)\b/iu,
      nl: /\b(toppen|bergen geven|skipas)\b/iu,
    },
    has('mountain'),
  ],
  [
    'pistes nearby',
    { fr: /\bski\b/iu, es: /\besquí\b/iu, it: /\bski|\bsci\b/iu, nl: /\bski/iu },
    ({ town }) => isNear(town, places.skiResorts, 12),
  ],
  [
    'woods',
    {
      fr: /\b(orée du bois|sous les arbres)\b/iu,
      es: /\b(lindero del bosque|bajo los árboles)\b/iu,
      it: /\b(limitare del bosco|sotto gli alberi)\b/iu,
      nl: /\b(bosrand|tussen de bomen)\b/iu,
    },
    has('forest'),
  ],
  [
    'water to go by boat on',
    {
      fr: /\b(bateau|canal|canaux|kayak|paddle)\b/iu,
      es: /\b(barco|canal|canales|kayak|paddle)\b/iu,
      it: /\b(barca|canale|canali|kayak|paddle)\b/iu,
      nl: /\b(boot|boottocht|gracht|grachten|kajak\w*|suppen)\b/iu,
    },
    has('sea', 'lake', 'river'),
  ],
  [
    'the country, far from a large town',
    {
      fr: /\b(au vert|campagne|champs|week-end nature|sans lampadaires|grands espaces)\b/iu,
      es: /\b(plena naturaleza|campos|de naturaleza|sin farolas|horizontes abiertos)\b/iu,
      it: /\b(nel verde|campagna|campi|nella natura|senza lampioni|grandi spazi)\b/iu,
      nl: /\b(in het groen|buitenleven|platteland|natuurweekend|zonder lantaarns)\b/iu,
    },
    ({ town }) => town.population < 70_000,
  ],
  [
    'a town worth a weekend',
    {
      fr: /\b(en ville|cœur de la ville|48 heures|quartier vivant)\b/iu,
      es: /\b(urbana|pleno centro|48 horas|barrio con vida)\b/iu,
      it: /\b(in città|cuore della città|48 ore|quartiere vivace)\b/iu,
      nl: /\b(stedentrip|midden in de stad|48 uur|levendige buurt)\b/iu,
    },
    ({ town }) => town.population >= 10_000,
  ],
  [
    'an underground',
    { fr: /\bmétro\b/iu, es: /\bmetro\b/iu, it: /\bmetropolitana\b/iu, nl: /\bmetro\b/iu },
    () => false,
  ],
  [
    'a theme park',
    {
      fr: /parc d['’]attractions/iu,
      es: /parque de atracciones/iu,
      it: /parco divertimenti/iu,
      nl: /pretpark/iu,
    },
    ({ town }) => isNear(town, parks, 70),
  ],
  [
    'a theatre',
    { fr: /théâtre/iu, es: /teatro/iu, it: /teatro/iu, nl: /theater/iu },
    ({ town }) => town.population >= 50_000,
  ],
];

describe('what is said of a place holds there, over the whole catalogue', () => {
  test.each(CLAIMS)('words about %s', (_, words, holds) => {
    const found: string[] = [];
    let count = 0;
    for (const one of said) {
      for (const [language, pattern] of Object.entries(words) as [Language, RegExp][]) {
        // The town's own name is no claim: "L’Isle-sur-Mer" need not be by the sea.
        const name = one.town.names[language];
        const match = pattern.exec(one.text[language].replaceAll(name, ''));
        if (!match) continue;
        count += 1;
        if (!holds(one)) found.push(`${name}: ${match[0]} (${language})`);
      }
    }
    expect(found.slice(0, 20), `${found.length} of ${count}`).toEqual([]);
  });

  test('the words are found at all, where they are true', () => {
    const untouched = CLAIMS.filter(([, words]) => !said.some(({ text }) => words.fr?.test(text.fr)));
    expect(untouched.map(([about]) => about)).toEqual(['an underground']);
  });
});

describe('names of houses', () => {
  test('no two in one town, nor one beside another with the same last words', () => {
    const names = Map.groupBy(hotels, ({ town, record }) => `${town.id} ${foldName(record.label)}`);
    const repeated = [...names.values()].filter((group) => group.length > 1);
    expect(repeated.map(([first]) => `${first?.record.label}, ${first?.town.localName}`)).toEqual([]);
  });

  test('the name of the town stands in one name of a town at most', () => {
    const glued = hotels.filter(({ record, town }) => record.label.endsWith(` ${town.localName}`));
    expect(glued.length).toBeGreaterThan(20);
    const byTown = Map.groupBy(glued, ({ town }) => town.id);
    expect([...byTown.values()].filter((group) => group.length > 1)).toEqual([]);
  });

  test('no word twice in a name', () => {
    const doubled = hotels.filter(({ record }) => {
      const words = foldName(record.label)
        .split(' ')
        .filter((word) => word.length > 3);
      return new Set(words).size < words.length;
    });
    expect(doubled.map(({ record }) => record.label)).toEqual([]);
  });

  test('apostrophes and articles are as a signwriter paints them', () => {
    for (const { record } of hotels) {
      expect(record.label).not.toMatch(/'/);
      expect(record.label).not.toMatch(/(?<!\p{L})de [AEIOUÉ]/u);
      expect(record.label).not.toMatch(/(?<!\p{L})(?:de les?|di il|a il)(?!\p{L})/iu);
    }
  });

  test.each([
    ['Le Mas', (town: Town) => /FR/.test(town.countryCode) && town.latitude < 45.2],
    ['Cortijo', (town: Town) => town.regionId === 201],
    ['Grachtengordel', (town: Town) => town.traits.has('river')],
    ['Beffroi', (town: Town) => town.countryCode === 'BE' || town.latitude > 49.5],
    ['Tempranillo', (town: Town) => town.traits.has('vineyard')],
    ['het Wad', (town: Town) => town.latitude > 52.9],
  ])('"%s" is a name where there is one', (word, holds) => {
    const wrong = hotels.filter(
      ({ record, town }) => new RegExp(word, 'i').test(record.label) && !holds(town),
    );
    expect(wrong.map(({ record, town }) => `${record.label}, ${town.localName}`)).toEqual([]);
  });
});

describe('how long an activity takes', () => {
  const itemOf = new Map(itemRecords.map((item) => [item.id, item]));
  const activities = hotels.flatMap((hotel) => makeActivities(hotel));
  /** Minutes at the beginning of a text such as "1 h 30 · Massage". */
  const minutesIn = (text: string) => {
    const [, hours, rest, minutes] =
      /^(?:(\d+)\u00a0(?:h|uur)(?:\u00a0(\d+))?|(\d+)\u00a0min) · /u.exec(text) ?? [];
    return Number(minutes ?? Number(hours) * 60 + Number(rest ?? 0));
  };

  test('its head says as long as the parts of its programme together', () => {
    const whole = activities.filter(({ itemIds }) => itemIds.every((id) => itemOf.get(id)?.minutes != null));
    expect(whole.length).toBeGreaterThan(50);
    const wrong = whole.flatMap(({ id, headwords, itemIds }) => {
      const sum = itemIds.reduce((total, item) => total + (itemOf.get(item)?.minutes ?? 0), 0);
      return LANGUAGES.filter((language) => minutesIn(headwords[language]) !== sum).map(
        (language) => `${id} ${language}: "${headwords[language]}", parts of ${sum} min`,
      );
    });
    expect(wrong).toEqual([]);
  });

  test('no part takes longer than the whole', () => {
    const wrong = activities.filter(({ headwords, itemIds }) =>
      itemIds.some((id) => (itemOf.get(id)?.minutes ?? 0) > minutesIn(headwords.fr)),
    );
    expect(wrong.map(({ headwords }) => headwords.fr)).toEqual([]);
  });

  test('a part says no other duration in its text than its own', () => {
    const wrong = itemRecords.flatMap(({ id, details, minutes }) =>
      Object.values(details)
        .flat()
        .filter((line) => {
          const [, said] = /(\d+)[\s\u00a0-]min/u.exec(line) ?? [];
          return said !== undefined && Number(said) !== minutes;
        })
        .map((line) => `${id}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });
});
