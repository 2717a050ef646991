import * as activity from '../ActivityCard/words.ts';

/** The texts of an `OfferCard` in one language. */
export interface OfferCardWords {
  /** Call to action (SE-178). */
  seeOffer: string;
  /** Call to action on a gift (SE-178). */
  seeGift: string;
  /** Call to action on an activity (SE-186). */
  seeActivity: string;
  /** Call to action when a booking is changed. */
  choose: string;
  /** Price difference to the stay that is booked now. */
  dearer: (price: string) => string;
  cheaper: (price: string) => string;
  samePrice: string;
  /** Button that opens the list of a hotel's other offers (SE-179). */
  otherOffers: string;
  /** Button that shows what an offer includes (PR-180). */
  details: string;
}

export const en: OfferCardWords = {
  seeOffer: 'See offer',
  seeGift: 'See gift',
  seeActivity: activity.en.seeActivity,
  choose: 'Choose',
  dearer: (price) => `${price} more than now`,
  cheaper: (price) => `${price} less than now`,
  samePrice: 'same price as now',
  otherOffers: 'See the other offers from this hotel',
  details: 'Offer details',
};

export const fr: OfferCardWords = {
  seeOffer: 'Voir l’offre',
  seeGift: 'Voir le cadeau',
  seeActivity: activity.fr.seeActivity,
  choose: 'Choisir',
  dearer: (price) => `${price} de plus qu’actuellement`,
  cheaper: (price) => `${price} de moins qu’actuellement`,
  samePrice: 'même prix qu’actuellement',
  otherOffers: 'Voir les autres offres de cet hôtel',
  details: 'Détails de l’offre',
};

export const es: OfferCardWords = {
  seeOffer: 'Ver oferta',
  seeGift: 'Ver regalo',
  seeActivity: activity.es.seeActivity,
  choose: 'Elegir',
  dearer: (price) => `${price} más que ahora`,
  cheaper: (price) => `${price} menos que ahora`,
  samePrice: 'mismo precio que ahora',
  otherOffers: 'Ver las otras ofertas de este hotel',
  details: 'Detalles de la oferta',
};

export const it: OfferCardWords = {
  seeOffer: 'Vedi l’offerta',
  seeGift: 'Vedi il regalo',
  seeActivity: activity.it.seeActivity,
  choose: 'Scegli',
  dearer: (price) => `${price} in più di ora`,
  cheaper: (price) => `${price} in meno di ora`,
  samePrice: 'stesso prezzo di ora',
  otherOffers: 'Vedi le altre offerte di questo hotel',
  details: 'Dettagli dell’offerta',
};

export const nl: OfferCardWords = {
  seeOffer: 'Bekijk aanbod',
  seeGift: 'Bekijk cadeau',
  seeActivity: activity.nl.seeActivity,
  choose: 'Kiezen',
  dearer: (price) => `${price} meer dan nu`,
  cheaper: (price) => `${price} minder dan nu`,
  samePrice: 'zelfde prijs als nu',
  otherOffers: 'Bekijk de andere aanbiedingen van dit hotel',
  details: 'Details van het aanbod',
};
