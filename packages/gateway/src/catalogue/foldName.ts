const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ŀ: 'l' };

/**
 * A name as it is searched: lower case, without accents, ligatures in two letters, everything that is neither letter
 * nor digit as one space. Used for stored names and for what visitors type alike.
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

/** A name as part of an address: folded, with dashes; never empty. */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-') || 'x';
}

/** Words at the start of a name that people leave out when they type it. */
const OPENINGS =
  /^(?:(?:le|la|les|el|los|las|il|lo|gli|i|de|het|the|l|d|s|chateau|castillo|castello|kasteel|palais|palacio|palazzo|paleis|reggia|palace|castle|mont|monte|abbaye|abadia|abbazia|abdij|abbey|cathedrale|catedral|cattedrale|kathedraal|cathedral|parc|parque|parco|park|lac|lago|lake|ile|isla|isola|eiland|vallee|valle|vallei|cote|costa|pays|pais|baie|bahia|baia|golfe|golfo|provincie|province|provincia|region|regione|hotel|auberge|domaine|manoir|maison|villa|casa|agriturismo|locanda|posada|hostal|finca|masseria|huis|herberg|landgoed|camping|museo|musee|museum|gorges|route|ruta|strada|stad|ville)\s+)(?:(?:de|du|des|d|del|della|dell|delle|dei|di|da|do|van|von|of|the|la|le|les|el|los|las|l|het|en)\s+)*/;

/**
 * What a name may be found by, folded: the whole of it, and what follows an article or a word for its kind
 * ("Château de Chambord" also by "chambord", "Le Touquet" by "touquet").
 */
export function searchForms(name: string): string[] {
  const whole = foldName(name);
  const forms = [whole];
  let rest = whole;
  for (let tail = rest.replace(OPENINGS, ''); tail !== rest; tail = rest.replace(OPENINGS, '')) {
    if (tail.length < 3) break;
    forms.push(tail);
    rest = tail;
  }
  return forms;
}
