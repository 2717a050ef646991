import { fetchFirstPicture } from '../../features/results/server/firstPicture.ts';
import { hideServerResults } from '../../features/results/server/serverResults.ts';
import { firstSearchUrl, type EarlyInput } from './firstSearchUrl.ts';
import '../../kit/document/fetchWithEarly.ts';

// Runs in the head of the search page, before any file is loaded: all its imports are inlined into the document.

declare global {
  // Set by `earlySearch` in front of this script.
  var sabadoraEarlyInput: EarlyInput;
}

startFirstSearch();

/**
 * Requests the first results, unless the document already contains them. If the hash has another search than the
 * query, it hides the server's results, too.
 */
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
  // A prerendered page may never be seen.
  if ('prerendering' in document && document.prerendering) return;
  const response = fetch(url, { headers: { accept: 'application/json' } });
  // The page's own code handles a failure once it uses the response; until then, the rejection must not count as
  // unhandled.
  response.catch(() => {});
  globalThis.sabadoraEarlyCall = { url, response };
}
