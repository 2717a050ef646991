import { autocompleteGeonames, recommendedAutocomplete, type DestinationData } from '@sabadora/api';
import { SUGGESTIONS_MAX } from '@sabadora/domain';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface DestinationSuggestionsProps {
  /** Typed text; when it is empty, the suggestions are the recommended places. */
  text: string;
  /** Whether requests are sent; pass false e.g. while the list is closed. @default true */
  isEnabled?: boolean;
  /** Milliseconds without typing before the request is sent. @default 150 */
  debounceMs?: number;
}

/** Suggestions for the typed text, and the status of their request. */
export interface DestinationSuggestions {
  /**
   * Suggestions, the most likely first; the previous ones while the next are loading. Undefined before the first
   * response and after a failure, empty when nothing matches.
   */
  suggestions: readonly DestinationData[] | undefined;
  isLoading: boolean;
}

/**
 * Destination suggestions for typed text (SE-059, SE-060). The request for an earlier text is aborted. A failure is
 * reported, and there are no suggestions then (SE-061).
 */
export function useDestinationSuggestions({
  text,
  isEnabled = true,
  debounceMs = 150,
}: DestinationSuggestionsProps): DestinationSuggestions {
  const { api, locale } = useSabadora();
  const term = text.trim();
  const { data, status } = useQuery<readonly DestinationData[]>(
    isEnabled ? `suggestions ${locale} ${term}` : null,
    (signal) =>
      term === ''
        ? api.send(recommendedAutocomplete, { locale, q: '' }, { signal })
        : api.send(autocompleteGeonames, { locale, term, maxResults: SUGGESTIONS_MAX }, { signal }),
    { keepPrevious: true, debounceMs: term === '' ? 0 : debounceMs },
  );
  return { suggestions: status === 'error' ? undefined : data, isLoading: status === 'loading' };
}
