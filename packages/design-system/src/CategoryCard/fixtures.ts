import { landscape } from '../PhotoCarousel/fixtures.ts';
import type { CategoryCardProps } from './CategoryCard.tsx';

/** Eight categories; no two neighbours have the same picture. */
export const eightCategories: readonly CategoryCardProps[] = [
  ['By the sea', '412 stays'],
  ['In the mountains', '268 stays'],
  ['Castles and manors', '97 stays'],
  ['Spa and wellness', '531 stays'],
  ['Among the vines', '143 stays'],
  ['City breaks', '1,204 stays'],
  ['With the children', '388 stays'],
  ['Last minute', '56 stays'],
].map(([name = '', count], at) => ({
  href: `#category-${at}`,
  name,
  count,
  picture: { src: landscape(at * 3 + 1) },
}));

export const longestCategory: CategoryCardProps = {
  href: '#longest',
  name: 'Wellnessarrangementen en verwenweekendovernachtingen',
  count: '1.204 verblijven',
  picture: { src: landscape(3) },
};
