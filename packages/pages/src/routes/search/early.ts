import { fetchFirstPicture } from '../../features/results/server/firstPicture.ts';
import { hideServerResults } from '../../features/results/server/serverResults.ts';
import { firstSearchUrl, type EarlyInput } from './firstSearchUrl.ts';
import '../../kit/document/fetchWithEarly.ts';

// Runs in the head of the search page, before any file has arrived: all that it imports is inlined into the document.

declare global {
  // Written by `earlySearch` in front of this script.
  var sabadoraEarlyInput: EarlyInput;
}

startFirstSearch();

/** Hides the server's results where the hash has another search, and sends that search. */
function startFirstSearch(): void {
  const { search, hash } = location;
  const query = search.slice(1);
  const input = globalThis.sabadoraEarlyInput;
  const url = firstSearchUrl({ query, hash: hash.slice(1) }, input);
  if (url === undefined) return;
  if (input.isAnswered) {
    if (url === firstSearchUrl({ query, hash: '' }, input)) {
      fetchFirstPicture();
      return;
    }
    hideServerResults();
  }
  // A page that is prerendered may never be seen.
  if ('prerendering' in document && document.prerendering) return;
  const response = fetch(url, { headers: { accept: 'application/json' } });
  // The page's own code handles a failure when it takes the response over; until then it must not count as unhandled.
  response.catch(() => {});
  globalThis.sabadoraEarlyCall = { url, response };
}
