import { render } from '../testing/render.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
// The theme's sizes, because these tests check positions.
import '../theme/index.ts';
import { SearchSelect } from '../Select/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { recordLayoutShifts } from '../testing/layoutShifts.ts';
import { twoFrames } from '../testing/settle.ts';
import { SearchBox, SearchFieldButton, SearchFieldInput, type SearchBoxProps } from './index.ts';

const theme = (
  <SearchSelect
    label="Theme"
    value="4"
    options={[{ value: '4', label: 'Wellness' }]}
    onChange={() => undefined}
    inputProps={{ name: 'theme' }}
  />
);

function box(props: Partial<SearchBoxProps> = {}) {
  return (
    <SearchBox
      label="Search stays"
      action="/search"
      submitLabel="Search"
      hiddenInputs={[
        { name: 'flow', value: 'booking' },
        { name: 'origin', value: 'searchbar' },
      ]}
      {...props}
    >
      {props.children ?? [theme]}
    </SearchBox>
  );
}

function form(): HTMLFormElement | undefined {
  const element = page.getByRole('search', { name: 'Search stays' }).element();
  return element instanceof HTMLFormElement ? element : undefined;
}

test('without a handler it is a GET form with its fields and hidden inputs', () => {
  render(box());
  const element = form();
  expect(element?.method).toBe('get');
  expect(element?.getAttribute('action')).toBe('/search');
  expect(element && [...new FormData(element)]).toEqual([
    ['flow', 'booking'],
    ['origin', 'searchbar'],
    ['theme', '4'],
  ]);
  let isSent = false;
  element?.addEventListener('submit', (event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  });
  element?.requestSubmit();
  expect(isSent).toBe(true);
});

test('with a handler a press calls it in place of sending the form', async () => {
  const onSubmit = vi.fn<() => void>();
  render(box({ onSubmit }));
  const before = location.href;
  await page.getByRole('button', { name: 'Search' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(location.href).toBe(before);
});

test('SE-006 SE-009: fields that a flow lacks leave no gap and no hairline', () => {
  const { container } = render(box({ children: [theme, false, null] }));
  expect(container.querySelectorAll('form > div')).toHaveLength(2);
});

test.each(['hero', 'compact'] as const)(
  'on a desktop the button of a %s bar is as far from its top as from its end',
  async (variant) => {
    await page.viewport(1280, 800);
    render(box({ variant }));
    const bar = page.getByRole('search').element().getBoundingClientRect();
    const button = page.getByRole('button', { name: 'Search' }).element().getBoundingClientRect();
    const end = bar.right - button.right;
    expect(button.top - bar.top).toBeCloseTo(end, 0);
    expect(bar.bottom - button.bottom).toBeCloseTo(end, 0);
  },
);

const CHANGED = { changedHint: 'to update', changedMessage: 'Press Search to update the results.' };

test.each([390, 1280])(
  'at %i px changed fields are said on the button and announced, and nothing moves',
  async (width) => {
    await page.viewport(width, 800);
    const { rerender } = render(box({ variant: 'compact', ...CHANGED }));
    const button = page.getByRole('button', { name: 'Search', exact: true });
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    const sizes = () =>
      [form(), form()?.querySelector('button')].map(
        (each) => each?.getBoundingClientRect().toJSON() as unknown,
      );
    const before = sizes();
    await expect.element(button).toBeVisible();
    rerender(box({ variant: 'compact', ...CHANGED, isChanged: true }));
    await expect.element(page.getByRole('button', { name: 'Search to update', exact: true })).toBeVisible();
    await expect.element(status).toHaveTextContent(CHANGED.changedMessage);
    expect(sizes()).toEqual(before);
    rerender(box({ variant: 'compact', ...CHANGED }));
    await expect.element(button).toBeVisible();
    await expect.element(status).toHaveTextContent('');
  },
);

test.each([390, 1280])('at %i px the icon is beside the label, however long the hint is', async (width) => {
  await page.viewport(width, 800);
  render(box({ ...CHANGED, changedHint: 'om de resultaten bij te werken' }));
  const button = form()?.querySelector('button');
  const label = document.createRange();
  const text = document.createTreeWalker(button ?? document.body, NodeFilter.SHOW_TEXT).nextNode();
  expect(text?.textContent).toBe('Search');
  if (text) label.selectNodeContents(text);
  const icon = button?.querySelector('svg')?.getBoundingClientRect().right ?? 0;
  expect(label.getBoundingClientRect().left - icon).toBeLessThan(16);
});

test('one line on a desktop, a stack on a phone', async () => {
  render(box({ children: [<SearchFieldButton key="a" label="Dates" placeholder="Add dates" />, theme] }));
  const tops = () => {
    const controls = form()?.querySelectorAll('button, select') ?? [];
    return new Set([...controls].map((control) => Math.round(control.getBoundingClientRect().top / 40))).size;
  };
  expect(tops()).toBe(1);
  await page.viewport(390, 800);
  expect(tops()).toBe(3);
});

test('a field button is named by its label and what is chosen', async () => {
  const onClick = vi.fn<() => void>();
  render(<SearchFieldButton label="Travellers" value="2 adults" placeholder="Who?" onClick={onClick} />);
  const button = page.getByRole('button', { name: 'Travellers 2 adults', exact: true });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveAttribute('type', 'button');
});

test('a native field is named by its label, and sent with the form', () => {
  render(
    box({ children: <SearchFieldInput label="Arrival" type="date" inputProps={{ name: 'checkin' }} /> }),
  );
  const field = page.getByLabelText('Arrival').element();
  if (field instanceof HTMLInputElement) field.value = '2026-12-12';
  const element = form();
  expect(element && new FormData(element).get('checkin')).toBe('2026-12-12');
});

test('a native field gives its text, and takes what the input takes as inputProps', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    box({
      children: (
        <SearchFieldInput
          label="Adults"
          type="number"
          defaultValue="2"
          inputProps={{ name: 'a', max: 20 }}
          onChange={onChange}
          data-flow="booking"
        />
      ),
    }),
  );
  const field = page.getByLabelText('Adults');
  await userEvent.fill(field, '4');
  expect(onChange.mock.lastCall).toEqual(['4']);
  expect(field.element().getAttribute('max')).toBe('20');
  expect(field.element().closest('[data-flow]')).not.toBe(field.element());
});

test('renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(box());
  expect(html).toMatch(/<form(?=[^>]*action="\/search")(?=[^>]*method="get")/);
});

test('while only a part of the document has been read the fields do not move: they are shown with the button', async () => {
  await page.viewport(1280, 800);
  const { container } = render(
    box({
      variant: 'compact',
      children: [
        <SearchFieldInput key="to" label="Destination" />,
        <SearchFieldInput key="dates" label="Dates" inputProps={{ name: 'dates' }} />,
        theme,
      ],
    }),
  );
  const whole = form();
  if (!whole) throw new Error('There is no form.');
  const shifts = await recordLayoutShifts();
  const place = container.appendChild(document.createElement('div'));
  const arriving = whole.cloneNode(true) as HTMLFormElement;
  const later = [...arriving.children].slice(-2);
  for (const part of later) part.remove();
  place.append(arriving);
  await twoFrames();
  for (const part of later) {
    arriving.append(part);
    await twoFrames();
  }
  const dates = arriving.querySelector('[name="dates"]');
  expect(dates?.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(shifts).toEqual([]);
});
