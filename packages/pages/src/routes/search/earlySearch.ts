// oxlint-disable-next-line import/default -- The host's build makes the text of the script its default export.
import script from './early.ts?early';
import type { EarlyInput } from './firstSearchUrl.ts';

/** Script that requests the first results while the page's own code is loading (`LoadedPage.early`). */
export function earlySearch({ locale, now, isAnswered, minisite }: EarlyInput): string {
  // These values cannot close the script element: they come from the server's own registry and clock.
  return `var sabadoraEarlyInput=${JSON.stringify({ locale, now, isAnswered, minisite })};${script}`;
}
