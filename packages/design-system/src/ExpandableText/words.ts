/** An expandable text's own words. */
export interface ExpandableTextWords {
  seeMore: string;
  seeLess: string;
}

export const en: ExpandableTextWords = { seeMore: 'See more', seeLess: 'See less' };
export const fr: ExpandableTextWords = { seeMore: 'Voir plus', seeLess: 'Voir moins' };
export const es: ExpandableTextWords = { seeMore: 'Ver más', seeLess: 'Ver menos' };
export const it: ExpandableTextWords = { seeMore: 'Mostra altro', seeLess: 'Mostra meno' };
export const nl: ExpandableTextWords = { seeMore: 'Meer tonen', seeLess: 'Minder tonen' };
