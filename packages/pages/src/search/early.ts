import { firstSearchUrl, type EarlyInput } from './firstSearchUrl.ts';
import '../document/earlyAnswer.ts';

// Runs in the head of the search page, before any file has arrived: all that it imports is inlined into the document.

declare global {
  // Written by `earlySearch` in front of this script.
  var sabadoraEarlyInput: EarlyInput;
}

startFirstSearch();

function startFirstSearch(): void {
  // A page that is prerendered may never be seen.
  if ('prerendering' in document && document.prerendering) return;
  const { search, hash } = location;
  const url = firstSearchUrl({ query: search.slice(1), hash: hash.slice(1) }, globalThis.sabadoraEarlyInput);
  if (url === undefined) return;
  const response = fetch(url, { headers: { accept: 'application/json' } });
  // Who takes the answer hears of a failure; until then it is nobody's.
  response.catch(() => {});
  globalThis.sabadoraEarlyCall = { url, response };
}
