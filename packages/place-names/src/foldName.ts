const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŀ: 'l',
};

/**
 * Normalises a name for searching: lower case, without accents, ligatures as two letters, and each run of other
 * characters than letters and digits as one space. Used for stored names and for search terms.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøđðþłıŀ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A name for an address: folded, with dashes; never empty. */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-') || 'x';
}

/** Words for kinds of places and houses, which people leave out when they type a name. */
const KIND_WORDS =
  'chateau castillo castello kasteel palais palacio palazzo paleis reggia palace castle manoir domaine landgoed ' +
  'mont monte puy abbaye abadia abbazia abdij abbey cathedrale catedral cattedrale kathedraal cathedral basilique basilica basiliek ' +
  'monastere monasterio monastero parc parque parco park zoo jardins jardines giardini tuinen lac lago lake ile isla isola eiland iles islas isole ' +
  'vallee valle vallei gorges gargantas gole cascade cascada cascata grotte gruta cueva grotta grot dune duna cirque circo falaises acantilados ' +
  'cote costa bassin baie bahia baia baai golfe golfo golf plages playas spiagge plage playa spiaggia pays pais province provincia provincie region regione ' +
  'tour torre torri toren pont puente ponte brug beffroi belfort citadelle ciudadela cittadella citadel cite ciudad citta stad ville arenes arena theatre teatro ' +
  'musee museo museum route ruta strada hotel albergo auberge herberg maison villa casa huis agriturismo locanda posada hostal finca masseria camping';

const ARTICLES = 'le la les el los las il lo gli i de het the l d s';

const LINKS =
  'de du des d del della dell delle dei degli di da do van von of the la le les el los las l het en a';

const anyOf = (words: string) => `(?:${words.replaceAll(' ', '|')})`;

const OPENING = new RegExp(`^${anyOf(`${ARTICLES} ${KIND_WORDS}`)} (?:${anyOf(LINKS)} )*`);

/**
 * The folded forms under which a name is found: the whole name, and the rest after an article or a word for its kind
 * ("Château de Chambord" also as "chambord", "Le Touquet" as "touquet").
 */
export function searchForms(name: string): string[] {
  const whole = foldName(name);
  const forms = [whole];
  let rest = whole;
  for (let tail = rest.replace(OPENING, ''); tail !== rest; tail = rest.replace(OPENING, '')) {
    if (tail.length < 3) break;
    forms.push(tail);
    rest = tail;
  }
  return forms;
}
