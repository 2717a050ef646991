import { NOT_FOUND, type LoadedPage, type LoadResult } from '../document/pageInput.ts';

/** The page that a loader returned. @throws Error when it returned none. */
export function pageFound<Props>(loaded: LoadResult<Props>): LoadedPage<Props> {
  if (loaded === NOT_FOUND || 'redirect' in loaded)
    throw new Error(`No page was found: ${JSON.stringify(loaded)}`);
  return loaded;
}
