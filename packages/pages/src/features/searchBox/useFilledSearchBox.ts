import type { SearchDetails } from '@sabadora/api';
import { partyForRequest } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { summaryDates } from './summary/summaryDates.ts';
import { datesText } from './dates/datesText.ts';
import { partyText } from './participants/partyText.ts';
import partyTextMessages from './participants/partyText.messages.json';

/**
 * Shows the search of the address in a search box, and in its one-line summary on a phone, before they are hydrated.
 * The server rendered them without the hash, and their code is loaded after the results, so they would contradict the
 * results until then.
 *
 * It writes into the controls that `SearchPanel` and `PhoneSummary` mark with `data-unhydrated` until they are
 * hydrated. Hydration keeps the written texts, since they are rendered with `suppressHydrationWarning`.
 *
 * @returns the ref for an element around the search box
 */
export function useFilledSearchBox(
  { flow, criteria }: SearchAddressState,
  details: SearchDetails | undefined,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const words = useWords(partyTextMessages);
  const { locale } = useSabadora();
  const destination = details?.destination?.label;
  const place = details?.location ?? undefined;
  /** Theme, dates and people as the server rendered them, as one text. */
  const renderedRef = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { dates, theme, party } = criteria;
    const people = partyText(partyForRequest(flow, party), words);
    const inLine = [summaryDates(flow, dates, locale), people];
    const searched = [theme, ...inLine].join();
    renderedRef.current ??= searched;
    const texts = new Map([
      ['destination', destination],
      ['dates', dates && datesText(dates, locale)],
      ['theme', theme?.toString()],
      ['participants', people],
    ]);
    for (const control of ref.current?.querySelectorAll<HTMLElement>('[data-unhydrated]') ?? []) {
      if (control.dataset['unhydrated'] === 'summary') {
        // If nothing differs, the server's details are kept: they include the theme's name.
        fillSummary(control, place, searched === renderedRef.current ? undefined : inLine);
        continue;
      }
      const text = texts.get(control.dataset['unhydrated'] ?? '');
      if (text !== undefined) fill(control, text);
    }
  }, [flow, criteria, destination, place, locale, words]);
  return ref;
}

/**
 * Changes texts but no nodes: all details are written into the first one. A summary that was rendered without details
 * cannot show any.
 *
 * @param place undefined keeps the destination
 * @param details undefined keeps them
 */
function fillSummary(
  summary: HTMLElement,
  place: string | undefined,
  details: readonly (string | undefined)[] | undefined,
): void {
  const [destinationText, detailTexts] = summary.lastElementChild?.children ?? [];
  if (destinationText?.firstChild && place !== undefined) destinationText.firstChild.nodeValue = place;
  if (!details) return;
  for (const [at, { firstChild }] of [...(detailTexts?.children ?? [])].entries())
    if (firstChild)
      firstChild.nodeValue = at === 0 ? details.filter((text) => text !== undefined).join(' · ') : '';
}

function fill(control: HTMLElement, text: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = text;
  } else if (control instanceof HTMLButtonElement) {
    const value = control.lastElementChild;
    value?.removeAttribute('data-empty');
    if (value) value.textContent = text;
  } else {
    // The attribute, because a set value would count as typed text.
    control.querySelector('input')?.setAttribute('value', text);
  }
}
