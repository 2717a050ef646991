import type { LoadInput, LoadResult } from '../../kit/document/pageInput.ts';
import { load as loadBox } from '../box/load.tsx';
import type { BoxProps } from '../box/page.tsx';

/** Redirects the short address of a box, which contains only its code, to its page (D-035). */
export function load(input: LoadInput): Promise<LoadResult<BoxProps>> {
  return loadBox({ ...input, params: { code: input.params['sku'] } });
}
