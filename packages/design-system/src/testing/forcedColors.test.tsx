import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FilterDropdown } from '../FilterDropdown/index.ts';
import { pin, showMap } from '../MapView/mapHarness.tsx';
import { RadioGroup } from '../RadioGroup/index.ts';
import { RangeSlider } from '../RangeSlider/index.ts';
import { Slider } from '../Slider/index.ts';
import { base as calendar, cell } from '../StayCalendar/calendarHarness.tsx';
import { StayCalendar } from '../StayCalendar/index.ts';
import { Switch } from '../Switch/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { emulateMedia } from './media.ts';
import { render, screen } from './render.tsx';

beforeAll(() => emulateMedia({ 'forced-colors': 'active' }));
afterAll(() => emulateMedia());

/** Properties that are visible under forced colours. */
const SEEN =
  'color background-color background-image fill stroke stroke-width r opacity display visibility border-top border-bottom border-left border-right outline outline-offset font-weight text-decoration-line transform width height'.split(
    ' ',
  );

/** The computed appearance of an element and all its descendants, without their texts. */
function drawingOf(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') return '';
      const values = SEEN.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [element.tagName + part, ...values].join('; ');
    }),
  );
}

/** Removes the sizes, which depend on the text. */
const withoutSize = (parts: string[]) => parts.map((part) => part.replace(/(width|height): [\d.]+px/g, ''));

/** The control with everything inside its label. */
const labelled = (element: Element) => element.closest('label') ?? element.parentElement ?? element;

test('the system’s colours are those of the page here', () => {
  const { container } = render(<p className="any">text</p>);
  container.style.setProperty('background-color', 'rgb(1, 2, 3)');
  container.style.setProperty('box-shadow', '0 0 3px red');
  expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(getComputedStyle(container).boxShadow).toBe('none');
});

test('what is ticked, chosen or switched on differs from what is not', () => {
  render(
    <>
      <Checkbox label="off" />
      <Checkbox label="on" defaultSelected />
      <Checkbox label="some" isIndeterminate />
      <Switch label="no" />
      <Switch label="yes" defaultSelected />
      <RadioGroup
        label="Title"
        defaultValue="mr"
        options={[
          { value: 'mr', label: 'Mr' },
          { value: 'mrs', label: 'Ms' },
        ]}
        inputProps={{ name: 'title' }}
      />
    </>,
  );
  const drawn = (role: 'checkbox' | 'switch' | 'radio', name: string) =>
    withoutSize(drawingOf(labelled(screen.getByRole(role, { name }))));
  const [off, on, some] = ['off', 'on', 'some'].map((name) => drawn('checkbox', name).join('\n'));
  expect(new Set([off, on, some]).size).toBe(3);
  expect(drawn('switch', 'yes')).not.toEqual(drawn('switch', 'no'));
  expect(drawn('radio', 'Mr')).not.toEqual(drawn('radio', 'Ms'));
});

test('the tab whose panel is shown, and a filter in use, differ from the others', () => {
  const filter = (label: string, chosen: number) => (
    <FilterDropdown
      label={label}
      chosen={chosen}
      confirmLabel="View"
      resetLabel="Reset"
      onConfirm={() => {}}
      onReset={() => {}}
    >
      text
    </FilterDropdown>
  );
  render(
    <>
      <Tabs
        label="The hotel"
        tabs={['One', 'Two'].map((label) => ({ id: label, label, content: <p>{label}</p> }))}
      />
      {filter('Spa', 0)}
      {filter('Sea', 2)}
    </>,
  );
  const tab = (name: string) => withoutSize(drawingOf(screen.getByRole('tab', { name })));
  expect(tab('One')).not.toEqual(tab('Two'));
  const chip = (name: RegExp) => withoutSize(drawingOf(screen.getByRole('button', { name }))).slice(0, 1);
  expect(chip(/Spa/)).not.toEqual(chip(/Sea/));
});

test('the chosen stay, its nights and a day that cannot be had differ from a free day', () => {
  render(
    <StayCalendar
      {...calendar}
      dayInfo={(day) => ({ isSelectable: day !== '2026-12-16', amount: 8900 })}
      checkIn="2026-12-08"
      checkOut="2026-12-10"
    />,
  );
  const drawn = (day: string) => withoutSize(drawingOf(cell(day))).join('\n');
  const days = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-15', '2026-12-16'].map(drawn);
  expect(new Set(days).size).toBeGreaterThanOrEqual(4);
  expect(drawn('2026-12-08')).not.toBe(drawn('2026-12-15'));
  expect(drawn('2026-12-09')).not.toBe(drawn('2026-12-15'));
  expect(drawn('2026-12-16')).not.toBe(drawn('2026-12-15'));
});

test('the band between a slider’s ends differs from its line', () => {
  const { container } = render(<Slider label="Radius" maxValue={9} defaultValue={4} />);
  const [one, two] = container.querySelectorAll('line');
  if (!one || !two) throw new Error('no line and band');
  expect(drawingOf(one)).not.toEqual(drawingOf(two));
});

test('a chosen pin differs from one that is not', async () => {
  const { update } = await showMap({ value: null });
  const drawn = () => withoutSize(drawingOf(pin('Domaine des Pommiers').element())).join('\n');
  const before = drawn();
  update({ value: 'lisieux' });
  expect(drawn()).not.toBe(before);
});

test.each([
  ['checkbox', <Checkbox key="c" label="off" />],
  ['switch', <Switch key="s" label="off" />],
  ['radio', <RadioGroup key="r" label="Title" options={[{ value: 'mr', label: 'off' }]} />],
  ['tab', <Tabs key="t" label="off" tabs={[{ id: 'off', label: 'off', content: 'text' }]} />],
  ['slider', <Slider key="l" label="off" maxValue={9} />],
  [
    'slider',
    <RangeSlider key="r" label="off" lowerLabel="Least" upperLabel="Most" minValue={0} maxValue={9} />,
  ],
] as const)('the focus of a %s shows', async (role, element) => {
  const { container } = render(element);
  const control = page.getByRole(role).first().element();
  const at = () => withoutSize(drawingOf(container)).join('\n');
  const before = at();
  await userEvent.tab();
  expect(document.activeElement).toBe(control);
  expect(at()).not.toBe(before);
});
