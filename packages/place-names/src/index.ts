export { foldName, searchForms, slugOf } from './foldName.ts';
export {
  LANGUAGES,
  type Language,
  type LocalLines,
  type LocalText,
  PLACE_KINDS,
  type PlaceKind,
} from './languages.ts';
export { type NamedPlace, placePhrase } from './phrases/placePhrase.ts';
export { postalPattern } from './postalPattern.ts';
