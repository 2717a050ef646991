import { createContext } from 'react';

/** BCP 47 tag of the nearest `WordsProvider`; English without one. */
export const LocaleContext = createContext('en-GB');
