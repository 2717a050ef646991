/** An activity card's own words. */
export interface ActivityCardWords {
  /** Call to action (SE-186). */
  seeActivity: string;
  /** Line beneath the price (SE-187). */
  perPerson: string;
}

export const en: ActivityCardWords = {
  seeActivity: 'See activity',
  perPerson: 'per person',
};

export const fr: ActivityCardWords = {
  seeActivity: 'Voir l’activité',
  perPerson: 'par personne',
};

export const es: ActivityCardWords = {
  seeActivity: 'Ver actividad',
  perPerson: 'por persona',
};

export const it: ActivityCardWords = {
  seeActivity: 'Vedi l’attività',
  perPerson: 'a persona',
};

export const nl: ActivityCardWords = {
  seeActivity: 'Bekijk activiteit',
  perPerson: 'per persoon',
};
