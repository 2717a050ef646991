import type { Language } from '@sabadora/place-names';

interface Words {
  everyDay: string;
  /** `{day}` is a day of the week. */
  except: (day: string) => string;
  person: (count: number) => string;
  hour: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    everyDay: 'Tous les jours',
    except: (day) => `Tous les jours sauf le ${day}`,
    person: (count) => `Pour ${count} ${count === 1 ? 'personne' : 'personnes'}`,
    hour: 'h',
  },
  es: {
    everyDay: 'Todos los días',
    except: (day) => `Todos los días excepto el ${day}`,
    person: (count) => `Para ${count} ${count === 1 ? 'persona' : 'personas'}`,
    hour: 'h',
  },
  it: {
    everyDay: 'Tutti i giorni',
    except: (day) => `Tutti i giorni tranne ${day === 'domenica' ? 'la' : 'il'} ${day}`,
    person: (count) => `Per ${count} ${count === 1 ? 'persona' : 'persone'}`,
    hour: 'h',
  },
  nl: {
    everyDay: 'Elke dag',
    except: (day) => `Elke dag behalve ${day}`,
    person: (count) => `Voor ${count} ${count === 1 ? 'persoon' : 'personen'}`,
    hour: 'uur',
  },
  en: {
    everyDay: 'Every day',
    except: (day) => `Every day except ${day}`,
    person: (count) => `For ${count} ${count === 1 ? 'person' : 'people'}`,
    hour: 'h',
  },
};

/** The text with its first letter capitalised; the Dutch "’s avonds" becomes "’s Avonds". */
function capitalised(text: string): string {
  return text.replace(
    /^(’s )?(\p{L})/u,
    (_, s: string | undefined, letter: string) => (s ?? '') + letter.toUpperCase(),
  );
}

/** The text with its first letter in lower case, unless the word is an abbreviation. */
const uncapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Name of a weekday, 1 (Monday) to 7: formats a day from Monday 1 January 2024 on. */
const dayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

function daysText(weekdays: readonly number[], language: Language): string {
  const missing = ALL_DAYS.filter((day) => !weekdays.includes(day));
  const [only, ...others] = missing;
  if (only === undefined) return WORDS[language].everyDay;
  if (others.length === 0) return WORDS[language].except(dayName(only, language));
  const days = weekdays.toSorted((a, b) => a - b).map((day) => dayName(day, language));
  return capitalised(listed(days, language));
}

/** "Every day except Monday, from 10:00 to 18:00"; null when neither days nor hours are known. */
export function scheduleText(
  weekdays: readonly number[] | null | undefined,
  hours: string | null,
  language: Language,
): string | null {
  if (!weekdays) return hours === null ? null : capitalised(hours);
  const days = daysText(weekdays, language);
  return hours === null ? days : `${days}, ${hours}`;
}

/** "2 h", "1 h 30", "50 min", with no-break spaces. */
export function durationText(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00A0min`;
  const text = `${hours}\u00A0${WORDS[language].hour}`;
  return rest === 0 ? text : `${text}\u00A0${rest}`;
}

/** "For 2 people". */
export const peopleText = (count: number, language: Language): string => WORDS[language].person(count);

/** Titles as one sentence: "Night in a double room, breakfast and massage for two." */
export const sentenceOf = (titles: readonly string[], language: Language): string =>
  `${capitalised(listed(titles.map(uncapitalised), language))}.`;
