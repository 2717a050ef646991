import { createRandom } from '@sabadora/pictures/random';
import type { CountryCode } from '../places/places.ts';
import type { HotelRecord, ReviewDetails } from '../records.ts';
import type { Environment, Facility, HotelType } from '../wording/codes.ts';
import { infoIdsOf } from './infos.ts';

/** The facts from which a hotel's terms are derived. */
interface PolicyInput {
  id: number;
  type: HotelType;
  scene: Environment;
  stars: number;
  facilities: ReadonlySet<Facility>;
  countryCode: CountryCode;
  petsAllowed: boolean;
  reviewAverage: number | null;
}

type Policies = Pick<
  HotelRecord,
  | 'checkInFrom'
  | 'checkInUntil'
  | 'checkOutUntil'
  | 'petsPrice'
  | 'petsMaxWeight'
  | 'petsMaxNumber'
  | 'localTaxAmount'
  | 'localTaxPercentage'
  | 'localTaxAtHotel'
  | 'infoIds'
  | 'reviewDetails'
>;

/** Local tax in cents per adult and night, from no to five stars; Spanish towns of the sample have none. */
const TAX_CENTS: Readonly<Partial<Record<CountryCode, readonly number[]>>> = {
  FR: [88, 80, 99, 165, 253, 330],
  IT: [150, 100, 150, 250, 350, 500],
  BE: [200, 200, 225, 250, 300, 350],
};

function scoresAround(average: number, hasFood: boolean, unit: () => number): ReviewDetails {
  const score = () => Math.round(Math.min(10, average + (unit() - 0.5) * 1.2) * 10) / 10;
  return {
    welcoming: score(),
    comfort: score(),
    cleanliness: score(),
    food: hasFood ? score() : null,
    localization: score(),
    priceQualityRatio: score(),
  };
}

/** Check-in and check-out times, pets, tax, information and review scores of a hotel. */
export function policiesOf(input: PolicyInput): Policies {
  const { id, type, stars, facilities, countryCode, petsAllowed, reviewAverage } = input;
  const random = createRandom('policies', id);
  const isSmall = ['bnb', 'inn', 'cottage', 'castle', 'lodge', 'camping'].includes(type);
  const isStaffedAtNight = !isSmall && type !== 'aparthotel' && (stars >= 4 || random.chance(0.4));
  const amount = TAX_CENTS[countryCode]?.[stars] ?? null;
  const percentage = countryCode === 'NL' ? random.pick([6, 7, 7, 8, 12.5]) : null;
  const hasFood = facilities.has('restaurant') || (type !== 'camping' && type !== 'aparthotel');
  return {
    checkInFrom: random.pick(
      isSmall ? ['15:00', '16:00', '16:00', '17:00'] : ['14:00', '15:00', '15:00', '16:00'],
    ),
    checkInUntil: isStaffedAtNight
      ? null
      : random.pick(isSmall ? ['19:00', '20:00', '21:00'] : ['22:00', '23:00']),
    checkOutUntil: random.pick(isSmall ? ['10:00', '10:30', '11:00'] : ['11:00', '11:00', '12:00']),
    petsPrice: petsAllowed ? random.pick([0, 800, 1000, 1200, 1500, 2000]) : null,
    petsMaxWeight: petsAllowed && random.chance(0.4) ? random.pick([8, 10, 15, 20]) : null,
    petsMaxNumber: petsAllowed && random.chance(0.2) ? 2 : 1,
    localTaxAmount: amount,
    localTaxPercentage: percentage,
    localTaxAtHotel: true,
    infoIds: infoIdsOf({ ...input, isStaffedAtNight, hasTax: amount !== null || percentage !== null }),
    reviewDetails: reviewAverage === null ? null : scoresAround(reviewAverage, hasFood, random.unit),
  };
}
