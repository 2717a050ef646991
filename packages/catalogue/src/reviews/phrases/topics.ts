import type { Language } from '@sabadora/place-names';
import type { Hotel } from '../../hotels/hotels.ts';

/** Languages of guests' reviews (CH-167). */
export type ReviewLanguage = Exclude<Language, 'en'>;

/** Topics that guests praise; `PRAISE` decides which ones fit a house. */
export type Praise =
  | 'welcome'
  | 'room'
  | 'clean'
  | 'bed'
  | 'value'
  | 'whole'
  | 'breakfast'
  | 'restaurant'
  | 'spa'
  | 'pool'
  | 'garden'
  | 'town'
  | 'sea'
  | 'quiet';

export type Complaint =
  | 'wifi'
  | 'dated'
  | 'small'
  | 'noise'
  | 'parking'
  | 'choice'
  | 'stairs'
  | 'cold'
  | 'crowded';

/** Sentences of one language. */
export interface ReviewPhrases {
  praise: Readonly<Record<Praise, readonly string[]>>;
  complaint: Readonly<Record<Complaint, readonly string[]>>;
  /** First names. */
  names: readonly string[];
}

type Holds = (hotel: Hotel) => boolean;

const servesBreakfast: Holds = ({ type }) => type !== 'camping' && type !== 'aparthotel';

export const PRAISE: Readonly<Record<Praise, Holds>> = {
  welcome: () => true,
  room: ({ type }) => type !== 'camping',
  clean: () => true,
  bed: () => true,
  value: ({ record }) => record.stars < 5,
  whole: () => true,
  breakfast: servesBreakfast,
  restaurant: ({ facilities }) => facilities.has('restaurant'),
  spa: ({ facilities }) => facilities.has('spa'),
  pool: ({ facilities }) => facilities.has('indoor_pool') || facilities.has('outdoor_pool'),
  garden: ({ facilities }) => facilities.has('garden'),
  town: ({ scene }) => scene === 'city',
  sea: ({ scene }) => scene === 'sea',
  quiet: ({ scene }) => scene !== 'city',
};

export const COMPLAINTS: Readonly<Record<Complaint, Holds>> = {
  wifi: ({ facilities }) => facilities.has('wifi'),
  dated: ({ styles }) => !styles.includes('design') && !styles.includes('modern'),
  small: ({ type }) => type !== 'camping',
  noise: ({ scene }) => scene === 'city',
  parking: ({ scene, facilities }) => scene === 'city' && !facilities.has('parking'),
  choice: servesBreakfast,
  stairs: ({ facilities, type }) =>
    !facilities.has('accessible') && ['bnb', 'inn', 'cottage', 'castle', 'lodge'].includes(type),
  cold: ({ type }) => type === 'camping',
  crowded: ({ facilities }) => facilities.has('spa') || facilities.has('indoor_pool'),
};
