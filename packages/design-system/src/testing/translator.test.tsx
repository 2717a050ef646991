import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import '../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FilterDropdown } from '../FilterDropdown/index.ts';
import { Notice } from '../Notice/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { ParticipantStepper } from '../ParticipantStepper/index.ts';
import { PriceBreakdown } from '../PriceBreakdown/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { RangeSlider } from '../RangeSlider/index.ts';
import { Slider } from '../Slider/index.ts';
import { base as calendar } from '../StayCalendar/calendarHarness.tsx';
import { StayCalendar } from '../StayCalendar/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { TextField } from '../TextField/index.ts';
import { cleanup, render } from './render.tsx';
import { translate } from './translator.ts';

const stepper = (count: number) => (
  <ParticipantStepper
    label="Adults"
    {...(count > 2 && { description: `At most ${count}` })}
    value={count}
    minValue={1}
    maxValue={9}
    onChange={() => {}}
  />
);
const pages = (current: number, items: readonly (number | 'gap')[]) => (
  <Pagination
    items={items}
    current={current}
    hrefOf={(number) => `#${number}`}
    legend={`Page ${current} of ${items.length}`}
  />
);
const tabs = (label: string, ids: readonly string[]) => (
  <Tabs label="The hotel" tabs={ids.map((id) => ({ id, label: `${label} ${id}`, content: <p>{id}</p> }))} />
);
const range = (value: readonly [number, number], label: string) => (
  <RangeSlider
    label={label}
    lowerLabel="Lowest price"
    upperLabel="Highest price"
    minValue={0}
    maxValue={100}
    value={value}
    formatValue={(amount) => `${amount} €`}
  />
);
const filter = (chosen: number) => (
  <FilterDropdown
    label="Facilities"
    chosen={chosen}
    confirmLabel={`View ${chosen} offers`}
    resetLabel="Reset"
    onConfirm={() => {}}
    onReset={() => {}}
  >
    text
  </FilterDropdown>
);
const field = (errorMessage?: string) => (
  <TextField label="Name" {...(errorMessage !== undefined && { errorMessage })} />
);

const breakdown = (amountCents: number, discount?: string) => (
  <PriceBreakdown
    label="Price"
    collapsesOnPhone
    lines={discount === undefined ? [] : [{ label: discount, amountCents: -100 }]}
    total={{ label: 'Total', amountCents }}
  />
);

interface Change {
  before: ReactElement;
  after: ReactElement;
}

const changes: Record<string, Change> = {
  'the count of a stepper': { before: stepper(2), after: stepper(3) },
  'a stepper’s hint': { before: stepper(3), after: stepper(2) },
  'the months of a calendar': {
    before: <StayCalendar {...calendar} />,
    after: <StayCalendar {...calendar} checkIn="2027-05-04" />,
  },
  'the chosen stay of a calendar': {
    before: <StayCalendar {...calendar} checkIn="2026-11-24" checkOut="2026-11-26" />,
    after: <StayCalendar {...calendar} checkIn="2026-11-25" />,
  },
  'the pages of a list': {
    before: pages(1, [1, 2, 3, 'gap', 9]),
    after: pages(5, [1, 'gap', 4, 5, 6, 'gap', 9]),
  },
  tabs: { before: tabs('Room', ['one', 'two', 'three']), after: tabs('Kamer', ['one', 'three']) },
  'the values of a range': { before: range([10, 90], 'Price'), after: range([20, 80], 'Price per night') },
  'a slider’s label': {
    before: <Slider label="Radius" maxValue={9} />,
    after: <Slider label="Distance" maxValue={9} />,
  },
  'what a filter has chosen': { before: filter(0), after: filter(2) },
  'what a filter no longer has chosen': { before: filter(2), after: filter(0) },
  'a field’s error': { before: field(), after: field('Fill in your name.') },
  'a field’s error, mended': { before: field('Fill in your name.'), after: field() },
  'a price': { before: <PriceTag priceCents={8900} />, after: <PriceTag priceCents={9900} /> },
  'a price’s parts': { before: breakdown(8900), after: breakdown(9900, 'Early booking') },
  'a button': { before: <Button>Send</Button>, after: <Button isLoading>Sending</Button> },
  'a notice': {
    before: <Notice title="Saved">Once.</Notice>,
    after: <Notice tone="error">Not saved.</Notice>,
  },
};

afterEach(cleanup);

test.each(Object.entries(changes))(
  'a translator may rewrite %s before it changes',
  (_what, { before, after }) => {
    const untouched = render(before);
    untouched.rerender(after);
    const expected = untouched.container.textContent;
    untouched.unmount();
    const { container, rerender, unmount } = render(before);
    translate(container);
    rerender(after);
    expect(container.textContent.replace(/[«»]/g, '')).toBe(expected);
    unmount();
  },
);
