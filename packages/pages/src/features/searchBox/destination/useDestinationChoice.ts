import type { DestinationData } from '@sabadora/api';
import type { DestinationAction, DestinationFieldProps } from '@sabadora/design-system/DestinationField';
import type { Destination, RecentDestination } from '@sabadora/domain';
import {
  useDestinationSuggestions,
  useRecentSearches,
  type UserLocation,
  type UserLocationState,
} from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import type { NamedPlace } from './placeSearched.ts';
import aroundMeMessages from './aroundMe.messages.json';
import locationMessages from './location.messages.json';

type ChoiceProps = Pick<
  DestinationFieldProps,
  | 'value'
  | 'inputValue'
  | 'onInputChange'
  | 'suggestions'
  | 'recents'
  | 'action'
  | 'isLoading'
  | 'onChoose'
  | 'onClear'
>;

/** State of the destination field of a search box. */
export interface DestinationChoice {
  fieldProps: ChoiceProps;
  /** Enables requests for suggestions; call it when the field is first focused. */
  activate: () => void;
  /** Typed text without a chosen place. */
  typed: string | undefined;
}

/** Options of a destination field. */
export interface DestinationChoiceOptions {
  /** The place shown in the field. */
  chosen: NamedPlace | undefined;
  onChange: (destination: Destination | RecentDestination | UserLocation | null) => void;
  /** Initial text of the field if no place is chosen. @default none */
  defaultText?: string | undefined;
  /** Whether to offer only towns. @default false */
  isOfTowns?: boolean;
  /** State of the visitor's location; set it to offer a search around the visitor (SE-034). */
  here?: UserLocationState | undefined;
}

/**
 * Text, suggestions and recent searches of the destination field. While nothing is typed, recent searches precede the
 * places with the most stays.
 */
export function useDestinationChoice({
  chosen,
  onChange,
  defaultText = '',
  isOfTowns = false,
  here,
}: DestinationChoiceOptions): DestinationChoice {
  const [text, setText] = useState(defaultText);
  const [isActive, setActive] = useState(false);
  const { suggestions, isLoading } = useDestinationSuggestions({ text, isEnabled: isActive });
  const { recents } = useRecentSearches();
  const aroundMe = useAroundMe(here, onChange);
  const isOffered = ({ category }: { category: string }) => !isOfTowns || category === 'city';

  return {
    activate: () => setActive(true),
    typed: text.trim() === '' || chosen ? undefined : text.trim(),
    fieldProps: {
      value: chosen && { id: String(chosen.id), label: chosen.label },
      inputValue: text,
      onInputChange: setText,
      suggestions: suggestions?.filter(isOffered).map(toOption),
      recents: recents.filter(isOffered).map(({ id, label, category }) => ({
        id: String(id),
        label,
        category: iconOf(category),
      })),
      action: aroundMe,
      isLoading,
      onChoose: (id) => {
        const found: Destination | RecentDestination | undefined =
          suggestions?.find((suggestion) => String(suggestion.id) === id) ??
          recents.find((recent) => String(recent.id) === id);
        setText('');
        if (found) onChange(found);
      },
      // Does not clear the text: text that was left in the field is searched as typed.
      onClear: () => onChange(null),
    },
  };
}

/** The action "Around me", with the state of its request in words (D-070). */
function useAroundMe(
  here: UserLocationState | undefined,
  onChange: (location: UserLocation) => void,
): DestinationAction | undefined {
  const words = useWords(aroundMeMessages, locationMessages);
  if (!here) return undefined;
  const { status, locate, cancel } = here;
  const isQuiet = status === 'idle' || status === 'found';
  return {
    label: words('searchBox.aroundMe'),
    status: isQuiet ? undefined : words(`searchBox.location.${status}`),
    onPress: async () => {
      const location = await locate();
      if (location) onChange(location);
      return location !== undefined;
    },
    onCancel: cancel,
  };
}

function toOption({ id, label, description, category }: DestinationData) {
  return { id: String(id), label, description, category };
}

/** Icon of a recent search. Its category is a hash key, and most of those share the globe. */
function iconOf(category: string): DestinationData['category'] {
  return category === 'poi' || category === 'hotel' || category === 'city' || category === 'region'
    ? category
    : 'others';
}
