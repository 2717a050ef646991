// oxlint-disable-next-line import/default -- The host's build makes the text of the script its default export.
import script from './early.ts?early';
import type { EarlyInput } from './firstSearchUrl.ts';

/** The script that requests the first results while the page's own code is still loading (`LoadedPage.early`). */
export function earlySearch({ locale, now, isAnswered, minisite }: EarlyInput): string {
  // Nothing of it can close the script: it comes from the server's own registry and clock.
  return `var sabadoraEarlyInput=${JSON.stringify({ locale, now, isAnswered, minisite })};${script}`;
}
