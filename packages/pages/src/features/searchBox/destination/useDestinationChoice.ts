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

/** The destination field of a search box. */
export interface DestinationChoice {
  fieldProps: ChoiceProps;
  /** Starts to request suggestions: call it when the field is first focused. */
  activate: () => void;
  /** Text that was typed, without a chosen place. */
  typed: string | undefined;
}

/** What the field shows, and what it offers. */
export interface DestinationChoiceOptions {
  /** What the field shows. */
  chosen: NamedPlace | undefined;
  onChange: (destination: Destination | RecentDestination | UserLocation | null) => void;
  /** The text that the field starts with, where no place is chosen. @default none */
  defaultText?: string | undefined;
  /** Offer towns alone. @default false */
  isOfTowns?: boolean;
  /** Where the visitor is, where a search around them is offered (SE-034). */
  here?: UserLocationState | undefined;
}

/**
 * The destination field's text, suggestions and recent searches. Recents come before the places most stayed at
 * while nothing is typed.
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
      // Text that was left in its place stays: it is searched as it was typed.
      onClear: () => onChange(null),
    },
  };
}

/** "Around me", with the state of the request in words (D-070). */
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

/** A recent search keeps the hash key as its category; most keys share the globe. */
function iconOf(category: string): DestinationData['category'] {
  return category === 'poi' || category === 'hotel' || category === 'city' || category === 'region'
    ? category
    : 'others';
}
