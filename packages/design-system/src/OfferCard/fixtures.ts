import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import type {
  ActivityOfferCardProps,
  CondensedOfferCardProps,
  GiftOfferCardProps,
  HotelOfferCardProps,
  ModificationOfferCardProps,
  NormalOfferCardProps,
} from './OfferCardProps.ts';

/** A card with every part. */
export const fullOffer: NormalOfferCardProps = {
  href: '#hotel-des-dunes',
  name: 'Hôtel des Dunes',
  stars: 4,
  label: 'Weekend by the sea with access to the spa',
  place: 'Cabourg, Normandy',
  headwords: ['Breakfast', 'Spa for two', 'Late check-out', 'Sea view'],
  photos: drawnPhotos(0, 5),
  score: { score: '9,2/10', label: 'Fantastic' },
  cancellation: { text: 'Free cancellation until 12 December', tone: 'good' },
  price: { priceCents: 14900, referenceCents: 19900, perNightCents: 7500, isFrom: true },
  promotionPercent: 25,
};

/** The longest Dutch texts: a name of 62 characters and a price of four digits. */
export const longestOffer: NormalOfferCardProps = {
  ...fullOffer,
  href: '#longest',
  name: 'Van der Valk Landgoedhotel Noordwijkerhout-Duinzichtvoorzieng.',
  label: 'Verwenweekend met driegangenkeuzediner en wellnessarrangement',
  place: '’s-Gravenhage-Scheveningen, Zuid-Holland',
  headwords: ['Ontbijtbuffet', 'Wellnessarrangement', 'Driegangenkeuzediner', 'Fietsverhuur'],
  score: { score: '8,6/10', label: 'Uitstekend' },
  cancellation: { text: 'Kosteloos annuleren tot en met woensdag 30 september', tone: 'good' },
  price: { priceCents: 104950, referenceCents: 129900, perNightCents: 52500, isFrom: true },
  promotionPercent: 19,
  urgency: ['Nog maar 2 kamers beschikbaar', 'Lastminuteaanbieding'],
  photos: drawnPhotos(3, 4),
};

/** Nine cards with different parts; neighbours always differ. */
export const nineOffers: readonly NormalOfferCardProps[] = [
  { ...fullOffer, urgency: ['Only 2 rooms left', 'Last minute'] },
  {
    href: '#mas',
    name: 'Mas de la Source',
    stars: 3,
    place: 'Gordes, Provence',
    headwords: ['Breakfast', 'Pool', 'Wine tasting'],
    photos: drawnPhotos(6, 4),
    score: { score: '8,7/10', label: 'Excellent' },
    cancellation: { text: 'No refund.' },
    price: { priceCents: 11900, perNightCents: 11900 },
  },
  {
    href: '#kasteel',
    name: 'Kasteelhotel De Witte Zwaan aan de Leie',
    stars: 5,
    label: 'A castle night with a five-course dinner',
    place: 'Ghent, East Flanders',
    headwords: ['Half board', 'Castle park', 'Champagne on arrival'],
    photos: drawnPhotos(3, 6),
    score: { score: '9,6/10', label: 'Perfect' },
    cancellation: { text: 'Free cancellation until 28 November', tone: 'good' },
    price: { priceCents: 31450, referenceCents: 37000, perNightCents: 15800 },
    promotionPercent: 15,
    urgency: ['Only 1 room left'],
  },
  {
    href: '#albergo',
    name: 'Albergo del Lago',
    stars: 4,
    place: 'Bellagio, Lombardy',
    headwords: ['Breakfast', 'Lake view', 'Boat trip'],
    photos: drawnPhotos(11, 3),
    score: { label: 'New' },
    cancellation: { text: 'Free cancellation until 3 January', tone: 'good' },
    price: { priceCents: 20500, perNightCents: 20500, isFrom: true },
  },
  {
    href: '#posada',
    name: 'Posada Los Olivos',
    place: 'Ronda, Andalusia',
    headwords: ['Half board', 'Guided walk'],
    photos: drawnPhotos(2, 1),
    score: { score: '7,9/10', label: 'Good' },
    cancellation: { text: 'Free cancellation until 9 December', tone: 'good' },
    price: { priceCents: 8900, perNightCents: 8900, isFrom: true },
    promotionPercent: 8,
  },
  {
    href: '#chalet',
    name: 'Chalet Edelweiss & Spa',
    stars: 4,
    label: 'Two nights above the snow line',
    place: 'Megève, Haute-Savoie',
    headwords: ['Breakfast', 'Spa', 'Snowshoe walk'],
    photos: drawnPhotos(8, 5),
    score: { score: '9/10', label: 'Fantastic' },
    cancellation: { text: 'No refund.' },
    price: { priceCents: 104900, referenceCents: 129900, perNightCents: 52450 },
    promotionPercent: 19,
  },
  {
    href: '#phare',
    name: 'Le Phare',
    stars: 2,
    place: 'Belle-Île-en-Mer, Brittany',
    photos: drawnPhotos(16, 4),
    price: { priceCents: 9950, isFrom: true },
  },
  {
    href: '#agriturismo',
    name: 'Agriturismo Tenuta San Galgano di Sopra',
    place: 'Montepulciano, Tuscany',
    headwords: ['Breakfast', 'Olive oil tasting', 'Pool'],
    photos: [],
    score: { score: '8,2/10', label: 'Very good' },
    cancellation: { text: 'Free cancellation until 14 December', tone: 'good' },
    price: { priceCents: 16800, perNightCents: 8400 },
  },
  {
    href: '#grachten',
    name: 'Grachtenhuis Elf',
    stars: 4,
    place: 'Amsterdam, North Holland',
    headwords: ['Breakfast', 'Canal cruise'],
    photos: drawnPhotos(13, 4),
    score: { score: '8,8/10', label: 'Excellent' },
    cancellation: { text: 'Free cancellation until 1 December', tone: 'good' },
    price: { priceCents: 24900, referenceCents: 27500, perNightCents: 12450 },
    promotionPercent: 9,
    urgency: ['Last minute', 'Couples love it'],
  },
];

export const giftOffer: GiftOfferCardProps = {
  view: 'gift',
  href: '#hotel-des-dunes-gift',
  name: 'Hôtel des Dunes',
  stars: 4,
  label: 'Weekend by the sea with access to the spa',
  place: 'Cabourg, Normandy',
  headwords: ['Breakfast', 'Spa for two', 'Late check-out', 'Sea view'],
  photos: drawnPhotos(5, 5),
  score: { score: '9,2/10', label: 'Fantastic' },
  price: { priceCents: 16900, referenceCents: 19900, note: 'Gift for two, valid 12 months' },
  promotionPercent: 15,
};

export const condensedOffer: CondensedOfferCardProps = {
  view: 'condensed',
  href: '#hotel-des-dunes-condensed',
  name: 'Hôtel des Dunes',
  stars: 4,
  place: 'Cabourg, Normandy',
  photos: drawnPhotos(1, 3),
  score: { score: '9,2/10', label: 'Fantastic' },
  price: { priceCents: 14900, referenceCents: 19900, isFrom: true },
  promotionPercent: 25,
};

export const modificationOffer: ModificationOfferCardProps = {
  view: 'modification',
  href: '#hotel-des-dunes-modification',
  name: 'Hôtel des Dunes',
  stars: 4,
  label: '12 to 14 December, sea-view room',
  place: 'Cabourg, Normandy',
  photos: drawnPhotos(2, 4),
  cancellation: { text: 'Free changes until 5 December', tone: 'good' },
  price: { priceCents: 18900, differenceCents: 4000 },
};

export const activityOffer: ActivityOfferCardProps = {
  view: 'activity',
  href: '#sailing',
  name: 'Half a day under sail along the Côte Fleurie',
  label: 'École de voile de Cabourg',
  place: 'Cabourg, Normandy',
  distance: '3 km away',
  photos: drawnPhotos(6, 1),
  price: { priceCents: 4250, referenceCents: 5000, note: 'per person' },
  promotionPercent: 15,
};

export const hotelOffer: HotelOfferCardProps = {
  view: 'hotel',
  href: '#spa-weekend',
  name: 'Weekend by the sea with access to the spa',
  headwords: ['Breakfast', 'Spa for two', 'Late check-out', 'Sea view', 'Dinner of three courses'],
  photos: drawnPhotos(0, 5),
  urgency: ['Only 2 rooms left'],
  cancellation: { text: 'Free cancellation until 12 December', tone: 'good' },
  price: { priceCents: 29800, referenceCents: 34000, perNightCents: 14900, note: '2 nights, 2 people' },
  promotionPercent: 12,
};

/** A card of each view (SE-181). */
export const everyView = [
  fullOffer,
  giftOffer,
  condensedOffer,
  modificationOffer,
  activityOffer,
  hotelOffer,
] as const;

const fourDigits = { priceCents: 104950, referenceCents: 129900 };

/** A card of each view, with a price of four digits. */
export const dearestOffers = [
  { ...fullOffer, price: { ...fourDigits, perNightCents: 52500, isFrom: true } },
  { ...giftOffer, price: { ...fourDigits, note: 'Gift for two, valid 12 months' } },
  { ...condensedOffer, price: { ...fourDigits, isFrom: true } },
  { ...modificationOffer, price: { priceCents: 104950, differenceCents: 101050 } },
  { ...activityOffer, price: { ...fourDigits, note: 'per person' } },
  { ...hotelOffer, price: { ...fourDigits, perNightCents: 52500, note: '2 nights, 2 people' } },
] as const;

const { name, label, place, headwords, cancellation, score, urgency } = longestOffer;
const narrow = { layout: { action: 'narrow' } } as const;

/** A card of each view with the longest Dutch texts. */
export const longestOffers = [
  { ...longestOffer, ...narrow, onOtherOffers: () => {} },
  {
    ...giftOffer,
    ...narrow,
    name,
    label,
    place,
    headwords,
    score,
    urgency,
    distance: 'op 148 km afstand',
    price: {
      ...fourDigits,
      note: 'Cadeau voor twee personen, 12 maanden geldig',
    },
  },
  {
    ...condensedOffer,
    name,
    place,
    score,
    price: {
      ...fourDigits,
      isFrom: true,
    },
  },
  {
    ...modificationOffer,
    ...narrow,
    name,
    label,
    place,
    cancellation,
    price: {
      priceCents: 104950,
      differenceCents: 101050,
    },
  },
  {
    ...activityOffer,
    ...narrow,
    name,
    label,
    place,
    distance: 'op 148 km afstand',
    price: {
      ...fourDigits,
      note: 'per persoon',
    },
  },
  {
    ...hotelOffer,
    ...narrow,
    name: label ?? '',
    headwords,
    cancellation,
    urgency,
    price: {
      ...fourDigits,
      perNightCents: 52500,
      note: '2 nachten, 2 personen',
    },
  },
] as const;
