import type { SearchDetails } from '@sabadora/api';
import { partyForRequest } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { datesText } from './dates/datesText.ts';
import { partyText } from './participants/partyText.ts';
import partyTextMessages from './participants/partyText.messages.json';

/**
 * Shows the search of the address in a search box that is not hydrated yet. The server rendered it without the hash,
 * and its code comes after the results, which it would contradict until then.
 *
 * It writes into the controls that `SearchPanel` marks with `data-unhydrated` until it is hydrated. Hydration takes
 * the texts over as they are, since they are rendered with `suppressHydrationWarning`.
 *
 * @returns the ref of an element around the search box
 */
export function useFilledSearchBox(
  { flow, criteria }: SearchAddressState,
  details: SearchDetails | undefined,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const words = useWords(partyTextMessages);
  const { locale } = useSabadora();
  const destination = details?.destination?.label;
  useLayoutEffect(() => {
    const { dates, theme, party } = criteria;
    const texts = new Map([
      ['destination', destination],
      ['dates', dates && datesText(dates, locale)],
      ['theme', theme?.toString()],
      ['participants', partyText(partyForRequest(flow, party), words)],
    ]);
    for (const control of ref.current?.querySelectorAll<HTMLElement>('[data-unhydrated]') ?? []) {
      const text = texts.get(control.dataset['unhydrated'] ?? '');
      if (text !== undefined) fill(control, text);
    }
  }, [flow, criteria, destination, locale, words]);
  return ref;
}

function fill(control: HTMLElement, text: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = text;
  } else if (control instanceof HTMLButtonElement) {
    const value = control.lastElementChild;
    value?.removeAttribute('data-empty');
    if (value) value.textContent = text;
  } else {
    // The value would pass for typed text.
    control.querySelector('input')?.setAttribute('value', text);
  }
}
