import { createContext } from 'react';

/** The nonce of a response; a browser hides it from scripts, and nothing there compares it. */
export const NonceContext = createContext<string | undefined>(undefined);
