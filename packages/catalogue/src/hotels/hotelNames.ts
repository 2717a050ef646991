import type { Random } from '@sabadora/pictures/random';
import type { Environment, HotelType } from '../wording/codes.ts';
import { foldName } from '@sabadora/place-names';
import { AFTER, HEADS, LOCAL_WORDS, type LocalLanguage, PEOPLE } from './hotelNameParts.ts';
import type { Town } from '../places/places.ts';

/** How often a house is named after a person, and how often after its town as well. */
const AFTER_PERSON = 0.14;
const AFTER_TOWN = 0.15;

/** Longer names of towns make the name of a house too long. */
const LONGEST_TOWN = 16;

interface Naming {
  type: HotelType;
  scene: Environment;
  language: LocalLanguage;
  town: Town;
  random: Random;
}

/** A name in its parts: "Hôtel" and "des Arcades". */
interface Name {
  head: string;
  /** What the house is called after; no other house of the town is, while there are others. */
  after: string;
}

/** Invents names of houses, none twice in a town: the names given before decide, so houses are named in their order. */
export function createHotelNamer(): (naming: Naming) => string {
  const given = new Map<number, Given>();
  return (naming) => {
    const inTown = given.get(naming.town.id) ?? { names: new Set(), afters: new Set(), hasTownName: false };
    given.set(naming.town.id, inTown);
    return nameFor(naming, inTown);
  };
}

/** "Hôtel des Dunes Le Gua" is no name. */
const isGoodEnding = (town: string) =>
  town.length < LONGEST_TOWN && !/^(?:Les?|La|El|L[ao]s|Il|Lo|I|Gli|De|Het|Den) /u.test(town);

/** Names given in a town, without that of the town. */
interface Given {
  names: Set<string>;
  afters: Set<string>;
  /** One house bears the name of the town. */
  hasTownName: boolean;
}

function nameFor(naming: Naming, given: Given): string {
  const { town, random } = naming;
  const isAfterPerson = random.chance(AFTER_PERSON);
  const wantsTown = random.chance(AFTER_TOWN) && isGoodEnding(town.localName);
  const parts = inRandomOrder(partsFor(naming, isAfterPerson), random);
  const isFree = ({ head, after }: Name) => !given.names.has(`${head} ${after}`);
  const isGood = (one: Name) => isFree(one) && hasNoWordTwice(one);
  const name =
    parts.find((one) => !given.afters.has(one.after) && isGood(one)) ?? parts.find(isGood) ?? parts[0];
  if (!name) throw new Error(`no name for a house in ${town.localName}`);
  const plain = `${name.head} ${name.after}`;
  given.afters.add(name.after);
  const withTown = wantsTown && !given.hasTownName && !foldName(plain).includes(foldName(town.localName));
  if (withTown) given.hasTownName = true;
  const free = numbered(plain, given.names);
  given.names.add(free);
  return withTown ? `${free} ${town.localName}` : free;
}

/** A town that has more houses than there are names counts them. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** Every name that suits a house, those after a person first where one is wanted. */
function partsFor(naming: Naming, isAfterPerson: boolean): Name[][] {
  const { type, scene, language, town } = naming;
  const isLocal = (word: string) => LOCAL_WORDS[word]?.(town) ?? true;
  const heads = HEADS[language][type].filter(isLocal);
  const combined = (afters: readonly string[]) =>
    heads.flatMap((head) => afters.map((after) => ({ head, after })));
  const common = combined(AFTER[language][scene].filter(isLocal).map(capitalisedIn(language)));
  const ofPeople =
    type === 'camping' || type === 'resort'
      ? []
      : heads.flatMap((head) =>
          PEOPLE[language].map((person) => ({ head, after: afterPerson(language, head, person) })),
        );
  const groups = isAfterPerson ? [ofPeople, common] : [common, ofPeople];
  return groups;
}

const capitalisedIn = (language: LocalLanguage) => (after: string) =>
  language === 'nl' ? after.charAt(0).toUpperCase() + after.slice(1) : after;

function hasNoWordTwice({ head, after }: Name): boolean {
  const words = foldName(`${head} ${after}`)
    .split(' ')
    .filter((word) => word.length > 3);
  return new Set(words).size === words.length;
}

/** The groups one after the other, each begun at a place of its own. */
function inRandomOrder(groups: readonly Name[][], random: Random): Name[] {
  return groups.flatMap((group) => {
    const start = group.length === 0 ? 0 : random.int(0, group.length - 1);
    return [...group.slice(start), ...group.slice(0, start)];
  });
}

/** A house in Italy and Spain has the bare name of a person, unless it is said to be that person's. */
function afterPerson(language: LocalLanguage, head: string, person: string): string {
  const isTheirs =
    /^(?:L[ae]s?|El|L’|Casa|Maison|Auberge|Château|Manoir|Domaine|Castillo|Palacio|Castello)(?: |(?<=’))/u.test(
      head,
    );
  if (!isTheirs) return person;
  switch (language) {
    case 'fr':
      return /^[AEIOUYHÉÈ]/u.test(person) ? `d’${person}` : `de ${person}`;
    case 'es':
      return `de ${person}`;
    case 'it':
      return `di ${person}`;
    case 'nl':
      return person;
  }
}
