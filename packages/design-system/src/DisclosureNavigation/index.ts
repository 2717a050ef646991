export { DisclosureNavigation, type DisclosureNavigationProps } from './DisclosureNavigation.tsx';
export { disclosureNavigationKeys } from './keys.ts';
export type { NavigationItem } from './NavigationList.tsx';
export type { DisclosureNavigationWords } from './words.ts';
