import type { DestinationData } from '@sabadora/api';
import type { DestinationFieldProps } from '@sabadora/design-system/DestinationField';
import type { Destination, RecentDestination } from '@sabadora/domain';
import { useDestinationSuggestions, useRecentSearches } from '@sabadora/hooks';
import { useState } from 'react';

type ChoiceProps = Pick<
  DestinationFieldProps,
  'value' | 'inputValue' | 'onInputChange' | 'suggestions' | 'recents' | 'isLoading' | 'onChoose' | 'onClear'
>;

export interface DestinationChoice {
  fieldProps: ChoiceProps;
  /** Starts asking for suggestions: call it when the field is first focused. */
  activate: () => void;
  /** Text that was typed and stands for no chosen place. */
  typed: string | undefined;
}

/**
 * The destination field's text, suggestions and recent searches. Recents come before the places most stayed at
 * while nothing is typed.
 */
export function useDestinationChoice(
  chosen: { id: number; label: string } | undefined,
  onChange: (destination: Destination | RecentDestination | null) => void,
): DestinationChoice {
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  const { suggestions, isLoading } = useDestinationSuggestions({ text, isEnabled: isActive });
  const { recents } = useRecentSearches();

  return {
    activate: () => setActive(true),
    typed: text.trim() === '' || chosen ? undefined : text.trim(),
    fieldProps: {
      value: chosen && { id: String(chosen.id), label: chosen.label },
      inputValue: text,
      onInputChange: setText,
      suggestions: suggestions?.map(toOption),
      recents: recents.map(({ id, label, category }) => ({
        id: String(id),
        label,
        category: iconOf(category),
      })),
      isLoading,
      onChoose: (id) => {
        const found: Destination | RecentDestination | undefined =
          suggestions?.find((suggestion) => String(suggestion.id) === id) ??
          recents.find((recent) => String(recent.id) === id);
        setText('');
        if (found) onChange(found);
      },
      onClear: () => {
        setText('');
        onChange(null);
      },
    },
  };
}

function toOption({ id, label, description, category }: DestinationData) {
  return { id: String(id), label, description, category };
}

/** A recent search keeps the hash key as its category; most keys share the globe. */
function iconOf(category: string): DestinationData['category'] {
  return category === 'poi' || category === 'hotel' || category === 'city' || category === 'region'
    ? category
    : 'others';
}
