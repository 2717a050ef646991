import { NOT_FOUND, type LoadedPage, type LoadResult } from '../document/pageInput.ts';

/** What a loader found. @throws Error when it gave no page. */
export function pageFound<Props>(loaded: LoadResult<Props>): LoadedPage<Props> {
  if (loaded === NOT_FOUND || 'redirect' in loaded)
    throw new Error(`No page was found: ${JSON.stringify(loaded)}`);
  return loaded;
}
