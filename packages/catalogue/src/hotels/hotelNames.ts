import type { Random } from '@sabadora/pictures/random';
import type { Environment, HotelType } from '../wording/codes.ts';
import { foldName } from '@sabadora/place-names';
import { AFTER, HEADS, LOCAL_WORDS, type LocalLanguage, PEOPLE } from './hotelNameParts.ts';
import type { Town } from '../places/places.ts';

/** Shares of houses named after a person, and of names that end with the town's name. */
const AFTER_PERSON = 0.14;
const AFTER_TOWN = 0.15;

/** Length from which a town's name is too long for the name of a house. */
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
  /** What the house is named after; unique in its town as long as there are others. */
  after: string;
}

/**
 * Creates a function that invents names, unique within a town. A name depends on those given before it, so houses
 * must be named in order.
 */
export function createHotelNamer(): (naming: Naming) => string {
  const given = new Map<number, Given>();
  return (naming) => {
    const inTown = given.get(naming.town.id) ?? { names: new Set(), afters: new Set(), hasTownName: false };
    given.set(naming.town.id, inTown);
    return nameFor(naming, inTown);
  };
}

/**
 * Whether a town's name can end a house's name: not when it is long or begins with an article ("Hôtel des Dunes Le
 * Gua").
 */
const isGoodEnding = (town: string) =>
  town.length < LONGEST_TOWN && !/^(?:Les?|La|El|L[ao]s|Il|Lo|I|Gli|De|Het|Den) /u.test(town);

/** Names given in a town so far; the town's name at their end is left out. */
interface Given {
  names: Set<string>;
  afters: Set<string>;
  /** Whether a house has the town's name in its own. */
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

/** The name with a number when it is taken already. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** Every name that fits a house; those after a person come first if wanted. */
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

/** The groups one after the other, each rotated to a random start. */
function inRandomOrder(groups: readonly Name[][], random: Random): Name[] {
  return groups.flatMap((group) => {
    const start = group.length === 0 ? 0 : random.int(0, group.length - 1);
    return [...group.slice(start), ...group.slice(0, start)];
  });
}

/**
 * A person's name after a head: with "de" or "di" after heads such as "Casa" or "Maison", bare after others and in
 * Dutch.
 */
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
