import { listThemes, type ApiClient } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import type { Theme } from './SearchPanel.tsx';

/** Loads the themes of the search box; empty when the call fails. */
export async function loadThemes(
  locale: Locale,
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<Theme[]> {
  return (await orUndefined(api.send(listThemes, { locale }, { signal }))) ?? [];
}
