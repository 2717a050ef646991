// Backpack ships no types for its autosuggest: these are of what is used here.
declare module '@skyscanner/backpack-web/bpk-component-autosuggest' {
  import type { ComponentType, ReactNode } from 'react';

  const BpkAutosuggest: ComponentType<Record<string, unknown>>;
  export default BpkAutosuggest;
  export const BpkAutosuggestSuggestion: ComponentType<{ value: ReactNode; subHeading?: ReactNode }>;
}
