import { render } from '../testing/render.tsx';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exampleDestinations, exampleRecents, matching } from './exampleDestinations.ts';
import { DestinationField, type DestinationFieldProps } from './index.ts';
// Loads the parts before the first press, as on a page that has been open for a while.
import './onDemandParts.ts';

const all = [...exampleRecents, ...exampleDestinations];
export const honfleur = { id: 'honfleur', label: 'Honfleur' };

export const input = () => page.getByRole('combobox', { name: 'Destination' });
export const list = () => page.getByRole('listbox', { name: 'Destination' });
export const option = (name: string) => page.getByRole('option', { name, exact: false });
export const clearButton = () => page.getByRole('button', { name: 'Clear destination' });

/** The option that `aria-activedescendant` refers to, if any. */
export function active(): string | undefined {
  const id = input().element().getAttribute('aria-activedescendant');
  if (!id) return undefined;
  const element = document.getElementById(id);
  expect(element?.getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
  return element?.querySelector('span > span')?.textContent ?? undefined;
}

export interface SetUp extends Partial<DestinationFieldProps> {
  /** Whether suggestions follow the text; otherwise those of the props are shown. */
  isLive?: boolean;
}

/** Renders a form with the field, the state that a page keeps for it, and another control to move the focus to. */
export function setUp({ isLive = true, ...props }: SetUp = {}) {
  const onChoose = vi.fn<(id: string) => void>();
  const onClear = vi.fn<() => void>();
  const sent = vi.fn<(text: FormDataEntryValue | null) => void>();
  function Harness(overrides: Partial<DestinationFieldProps>) {
    const [value, setValue] = useState(props.value);
    const [text, setText] = useState(props.inputValue ?? '');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('q'));
        }}
      >
        <DestinationField
          label="Destination"
          placeholder="Where to?"
          name="q"
          recents={exampleRecents}
          {...(isLive && text !== '' ? { suggestions: matching(text) } : {})}
          {...props}
          {...overrides}
          value={value}
          inputValue={text}
          onInputChange={setText}
          onChoose={(id) => {
            onChoose(id);
            setValue(all.find((candidate) => candidate.id === id));
          }}
          onClear={() => {
            onClear();
            setValue(undefined);
          }}
        />
        <button type="submit">Search</button>
        <output data-testid="state">{`${value?.id ?? 'none'}|${text}`}</output>
      </form>
    );
  }
  const view = render(<Harness />);
  const update = (overrides: Partial<DestinationFieldProps>) => view.rerender(<Harness {...overrides} />);
  return { ...view, update, onChoose, onClear, sent };
}

/** The element that shows the page's state: the id of the destination and the text. */
export const state = () => page.getByTestId('state');
export const status = () => page.getByRole('status').first();
