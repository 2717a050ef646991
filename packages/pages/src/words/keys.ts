import type cards from '../messages/en/cards.json';
import type chrome from '../messages/en/chrome.json';
import type crash from '../messages/en/crash.json';
import type home from '../messages/en/home.json';
import type notFound from '../messages/en/notFound.json';
import type search from '../messages/en/search.json';
import type searchBox from '../messages/en/searchBox.json';
import type splash from '../messages/en/splash.json';
import type stay from '../messages/en/stay.json';

/** Every key of the English catalogue, which is the source of the others. */
export type MessageKey = keyof (typeof cards &
  typeof chrome &
  typeof crash &
  typeof home &
  typeof notFound &
  typeof search &
  typeof searchBox &
  typeof splash &
  typeof stay);
