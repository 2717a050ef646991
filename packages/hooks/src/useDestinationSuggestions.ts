import { ApiError, autocompleteGeonames, recommendedAutocomplete, type DestinationData } from '@sabadora/api';
import { useEffect, useState } from 'react';
import { useSabadora } from './SabadoraProvider.tsx';

export interface DestinationSuggestionsProps {
  /** What has been typed; with nothing typed the recommended places are given. */
  text: string;
  /** Ask at all, e.g. only while the list is open. @default true */
  isEnabled?: boolean;
  /** Milliseconds without typing before the question is sent. @default 150 */
  debounceMs?: number;
}

export interface DestinationSuggestions {
  /**
   * Most likely first; those of the last answered text while the next answer is on its way. Undefined before
   * the first answer and after a failure, empty when nothing matches.
   */
  suggestions: readonly DestinationData[] | undefined;
  isLoading: boolean;
}

/**
 * Destination suggestions for typed text (SE-059, SE-060). A question overtaken by a newer one is aborted and its
 * answer dropped; a failure is only reported, and gives no suggestions (SE-061).
 */
export function useDestinationSuggestions({
  text,
  isEnabled = true,
  debounceMs = 150,
}: DestinationSuggestionsProps): DestinationSuggestions {
  const { api, locale, onError } = useSabadora();
  const [answer, setAnswer] = useState<{
    term: string | null;
    suggestions: readonly DestinationData[] | undefined;
  }>({
    term: null,
    suggestions: undefined,
  });
  const term = text.trim();

  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const suggestions =
          term === ''
            ? await api.send(recommendedAutocomplete, { locale, q: '' }, { signal })
            : await api.send(autocompleteGeonames, { locale, term, maxResults: 30 }, { signal });
        if (!signal.aborted) setAnswer({ term, suggestions });
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'aborted') return;
        onError(error);
        if (!signal.aborted) setAnswer({ term, suggestions: undefined });
      }
    };
    const timer = setTimeout(() => void ask(), term === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, locale, onError, term, isEnabled, debounceMs]);

  return { suggestions: answer.suggestions, isLoading: isEnabled && answer.term !== term };
}
