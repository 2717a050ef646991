import * as en from '@sabadora/design-system/words/en';
import * as es from '@sabadora/design-system/words/es';
import * as fr from '@sabadora/design-system/words/fr';
import * as it from '@sabadora/design-system/words/it';
import * as nl from '@sabadora/design-system/words/nl';
import type { Words as ComponentWords } from '@sabadora/design-system';

/**
 * Words of the design system's components, by language. A built browser module starts empty: each component's code
 * adds its words in the language of the visit before it is rendered (`componentWordsPlugin`).
 */
export const componentWords: Readonly<Record<string, Partial<ComponentWords>>> =
  import.meta.env.SSR || import.meta.env.DEV ? { en, es, fr, it, nl } : { es: {}, fr: {}, it: {}, nl: {} };
