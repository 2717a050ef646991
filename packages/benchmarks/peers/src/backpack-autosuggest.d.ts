// Types of the parts of Backpack's autosuggest that are used here, because Backpack ships none.
declare module '@skyscanner/backpack-web/bpk-component-autosuggest' {
  import type { ComponentType, ReactNode } from 'react';

  const BpkAutosuggest: ComponentType<Record<string, unknown>>;
  export default BpkAutosuggest;
  export const BpkAutosuggestSuggestion: ComponentType<{ value: ReactNode; subHeading?: ReactNode }>;
}
