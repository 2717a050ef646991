import type { JSX } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { DateField } from '../DateField/index.ts';
import { exampleDestinations } from '../DestinationField/exampleDestinations.ts';
import { DestinationField } from '../DestinationField/index.ts';
import { ParticipantsField } from '../ParticipantsField/index.ts';
import { ParticipantStepper } from '../ParticipantStepper/index.ts';
import { exampleCountries } from '../PhoneField/exampleCountries.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { RangeSlider } from '../RangeSlider/index.ts';
import { SearchFieldButton, SearchFieldInput } from '../SearchBox/index.ts';
import { Slider } from '../Slider/index.ts';
import { base } from '../StayCalendar/calendarHarness.tsx';
import { StayCalendar } from '../StayCalendar/index.ts';
import { StayDatesField } from '../StayDatesField/index.ts';
import { dragMouse, middleOf } from '../testing/finger.ts';
import { render, screen } from '../testing/render.tsx';

type Changed = (value?: unknown) => void;

const rows: [string, (changed: Changed) => JSX.Element][] = [
  [
    'ParticipantStepper',
    (changed) => <ParticipantStepper label="Adults" value={2} minValue={1} maxValue={9} onChange={changed} />,
  ],
  [
    'ParticipantsField',
    (changed) => (
      <ParticipantsField
        label="Travellers"
        kinds={[{ id: 'adult', label: 'Adults', minValue: 1, maxValue: 9 }]}
        value={{ adult: 2 }}
        formatSummary={({ adult }) => `${adult} adults`}
        onCommit={changed}
      />
    ),
  ],
  [
    'RangeSlider',
    (changed) => <RangeSlider label="Price" lowerLabel="Least" upperLabel="Most" onChange={changed} />,
  ],
  ['Slider', (changed) => <Slider label="Around" defaultValue={50} onChange={changed} />],
  [
    'RadioGroup',
    (changed) => (
      <RadioGroup
        label="Title"
        options={[
          { value: 'mr', label: 'Mr' },
          { value: 'mrs', label: 'Ms' },
        ]}
        onChange={changed}
        inputProps={{ name: 'title' }}
      />
    ),
  ],
  [
    'DestinationField',
    (changed) => (
      <DestinationField
        label="Destination"
        inputValue=""
        recents={exampleDestinations}
        onInputChange={changed}
        onChoose={changed}
        onClear={changed}
      />
    ),
  ],
  [
    'PhoneField',
    (changed) => (
      <PhoneField label="Phone" countries={exampleCountries} defaultValue="+33612345678" onChange={changed} />
    ),
  ],
  [
    'DateField',
    (changed) => <DateField label="When" today="2026-07-20" defaultValue="2026-07-24" onChange={changed} />,
  ],
  [
    'SearchFieldInput',
    (changed) => <SearchFieldInput label="Code" inputProps={{ name: 'code' }} onChange={changed} />,
  ],
  ['SearchFieldButton', (changed) => <SearchFieldButton label="Dates" onClick={() => changed()} />],
  ['StayCalendar', (changed) => <StayCalendar {...base} checkIn="2026-12-09" onSelectDay={changed} />],
  [
    'StayDatesField',
    (changed) => (
      <StayDatesField
        today={base.today}
        lastDay={base.lastDay}
        dayInfo={base.dayInfo}
        onSelectDay={changed}
        label="Dates"
        isOpen={false}
        onOpenChange={changed}
      />
    ),
  ],
];

/** Presses every control of the group with the mouse, and with keys if it can be focused. */
async function tryAll(group: HTMLElement) {
  const controls = group.querySelectorAll<HTMLElement>('input, select, button, [tabindex="0"], [role]');
  for (const control of controls) {
    if (!control.isConnected || control.getBoundingClientRect().width === 0) continue;
    const { x, y } = middleOf(control);
    await dragMouse({ x, y }, { x: x + 30, y });
    control.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}7{Enter}');
  }
  await userEvent.keyboard('{Escape}{Tab}');
}

test.each(rows)(
  '%s: a disabled fieldset takes it out of use, and an enabled one gives it back',
  async (_, control) => {
    const changed = vi.fn();
    const inFieldset = (isDisabled: boolean) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={isDisabled}>{control(changed)}</fieldset>
        <button type="submit">After</button>
      </form>
    );
    const { rerender } = render(inFieldset(true));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await tryAll(screen.getAllByRole('group')[0] ?? document.body);
    expect(changed).not.toHaveBeenCalled();
    rerender(inFieldset(false));
    await tryAll(screen.getAllByRole('group')[0] ?? document.body);
    expect(changed).toHaveBeenCalled();
  },
);
