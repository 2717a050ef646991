import { defineWords } from '../words/index.ts';

/** What an offer card says by itself. */
export interface OfferCardWords {
  /** Call to action (SE-178). */
  seeOffer: string;
  /** Call to action on a gift (SE-178). */
  seeGift: string;
  /** Opens the list of a hotel's other offers (SE-179). */
  otherOffers: string;
  /** Names the photos. */
  photosOf: (name: string) => string;
}

export const offerCardWords = defineWords<OfferCardWords>({
  en: {
    seeOffer: 'See offer',
    seeGift: 'See gift',
    otherOffers: 'See the other offers from this hotel',
    photosOf: (name) => `Photos of ${name}`,
  },
  fr: {
    seeOffer: 'Voir l’offre',
    seeGift: 'Voir le cadeau',
    otherOffers: 'Voir les autres offres de cet hôtel',
    photosOf: (name) => `Photos de ${name}`,
  },
  es: {
    seeOffer: 'Ver oferta',
    seeGift: 'Ver regalo',
    otherOffers: 'Ver las otras ofertas de este hotel',
    photosOf: (name) => `Fotos de ${name}`,
  },
  it: {
    seeOffer: 'Vedi l’offerta',
    seeGift: 'Vedi il regalo',
    otherOffers: 'Vedi le altre offerte di questo hotel',
    photosOf: (name) => `Foto di ${name}`,
  },
  nl: {
    seeOffer: 'Bekijk aanbod',
    seeGift: 'Bekijk cadeau',
    otherOffers: 'Bekijk de andere aanbiedingen van dit hotel',
    photosOf: (name) => `Foto’s van ${name}`,
  },
});
