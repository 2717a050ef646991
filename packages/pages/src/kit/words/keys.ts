import type activities from '../../messages/en/activities.json';
import type activity from '../../messages/en/activity.json';
import type boxes from '../../messages/en/boxes.json';
import type cards from '../../messages/en/cards.json';
import type care from '../../messages/en/care.json';
import type chrome from '../../messages/en/chrome.json';
import type consent from '../../messages/en/consent.json';
import type content from '../../messages/en/content.json';
import type crash from '../../messages/en/crash.json';
import type fallback from '../../messages/en/fallback.json';
import type filters from '../../messages/en/filters.json';
import type home from '../../messages/en/home.json';
import type map from '../../messages/en/map.json';
import type notFound from '../../messages/en/notFound.json';
import type results from '../../messages/en/results.json';
import type search from '../../messages/en/search.json';
import type searchBox from '../../messages/en/searchBox.json';
import type splash from '../../messages/en/splash.json';

/** Every key of the English catalogue, which is the source of the others. */
export type MessageKey = keyof (typeof activities &
  typeof activity &
  typeof boxes &
  typeof cards &
  typeof care &
  typeof chrome &
  typeof consent &
  typeof content &
  typeof crash &
  typeof fallback &
  typeof filters &
  typeof home &
  typeof map &
  typeof notFound &
  typeof results &
  typeof search &
  typeof searchBox &
  typeof splash);
