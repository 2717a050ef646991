import { render } from '../testing/render.tsx';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { describeLowWindows, expectInWindow, isInSight, wheelTo } from '../testing/lowWindows.ts';
import { settled } from '../testing/settle.ts';
import { exampleKinds, exampleSummary, type ExampleKind, type ExampleParty } from './exampleParty.ts';
import { ParticipantsField, type ParticipantsFieldProps } from './index.ts';

const PHONE = 390;
const DESKTOP = 1280;

const field = () => page.getByRole('button', { name: /^Travellers/ });
const dialog = () => page.getByRole('dialog', { name: 'Travellers' });
const spin = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const oneMore = (name: string) => page.getByRole('button', { name: `One more: ${name}` });

/** The field without a parent that keeps its state. */
const fieldOf = (value: ExampleParty, props: Partial<ParticipantsFieldProps<ExampleKind>>) => (
  <ParticipantsField
    label="Travellers"
    kinds={exampleKinds}
    value={value}
    formatSummary={exampleSummary}
    onCommit={() => undefined}
    {...props}
  />
);

async function setUp(width: number, props: Partial<ParticipantsFieldProps<ExampleKind>> = {}, height = 800) {
  await page.viewport(width, height);
  const onCommit = vi.fn<(party: ExampleParty) => void>();
  function Harness() {
    const [party, setParty] = useState<ExampleParty>({ adults: 2, children: 0, babies: 0 });
    return (
      <form>
        <h1>Elsewhere</h1>
        <ParticipantsField
          label="Travellers"
          kinds={exampleKinds}
          formatSummary={exampleSummary}
          {...props}
          value={party}
          onCommit={(counts) => {
            onCommit(counts);
            setParty(counts);
          }}
        />
        <button type="button">After</button>
      </form>
    );
  }
  return { ...render(<Harness />), onCommit };
}

test('closed it is one button that says who travels', async () => {
  await setUp(DESKTOP);
  await expect.element(field()).toHaveAccessibleName('Travellers 2 adults');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each([PHONE, DESKTOP])(
  'at %i px it opens a stepper for each kind, within its bounds (SE-062, SE-064)',
  async (width) => {
    await setUp(width);
    await field().click();
    await expect.element(dialog()).toBeVisible();
    for (const { label, description, minValue, maxValue } of exampleKinds) {
      await expect.element(spin(label)).toHaveAttribute('aria-valuemin', String(minValue));
      await expect.element(spin(label)).toHaveAttribute('aria-valuemax', String(maxValue));
      await expect.element(spin(label)).toHaveAccessibleDescription(description);
    }
  },
);

test('the width at the moment of opening decides between a panel and a sheet at the bottom', async () => {
  await setUp(PHONE);
  await field().click();
  expect(dialog().element()).toBeInstanceOf(HTMLDialogElement);
  await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().bottom)).toBe(800);
  await page.viewport(DESKTOP, 800);
  expect(dialog().element()).toBeInstanceOf(HTMLDialogElement);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await field().click();
  expect(dialog().element()).not.toBeInstanceOf(HTMLDialogElement);
});

const pressOutside = async (width: number) => {
  // Presses the page beside the panel, or the backdrop of the sheet.
  if (width === DESKTOP) await page.getByRole('heading', { name: 'Elsewhere' }).click();
  else await dialog().click({ position: { x: 20, y: -100 }, force: true });
};

test.each([
  { width: DESKTOP, way: 'Confirm' },
  { width: DESKTOP, way: 'Escape' },
  { width: DESKTOP, way: 'a press outside' },
  { width: DESKTOP, way: 'the field itself' },
  { width: DESKTOP, way: 'Tab out of the panel' },
  { width: PHONE, way: 'Confirm' },
  { width: PHONE, way: 'Escape' },
  { width: PHONE, way: 'a press outside' },
  { width: PHONE, way: 'the cross' },
])('SE-065 D-032: at $width px $way commits, once', async ({ width, way }) => {
  const { onCommit } = await setUp(width);
  await field().click();
  await oneMore('Adults').click();
  await oneMore('Children').click();
  expect(onCommit).not.toHaveBeenCalled();
  if (way === 'Confirm') await page.getByRole('button', { name: 'Confirm' }).click();
  else if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else if (way === 'the field itself') await field().click();
  else if (way === 'the cross') await page.getByRole('button', { name: 'Close' }).click();
  else if (way === 'a press outside') await pressOutside(width);
  else {
    for (let stop = 0; stop < 4 && document.activeElement?.textContent !== 'After'; stop += 1)
      await userEvent.tab();
  }
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onCommit.mock.calls).toEqual([[{ adults: 3, children: 1, babies: 0 }]]);
  await expect.element(field()).toHaveAccessibleName('Travellers 3 adults, 1 child');
});

test('keyboard: opens on the first count, counts, and gives the focus back', async () => {
  const { onCommit } = await setUp(DESKTOP);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(spin('Adults')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(field()).toHaveAccessibleName('Travellers 3 adults, 10 children');
  await userEvent.keyboard('{Escape}');
  expect(onCommit.mock.calls).toEqual([[{ adults: 3, children: 10, babies: 0 }]]);
  await expect.element(field()).toHaveFocus();
});

describe.each([DESKTOP, PHONE])('loaded at %i px when its place-holder is pressed', (width) => {
  async function press() {
    await page.viewport(width, 800);
    const onCommit = vi.fn();
    function OnDemand() {
      const [isLoaded, setLoaded] = useState(false);
      const [, redraw] = useState(0);
      return (
        <>
          {isLoaded ? (
            fieldOf({ adults: 2, children: 0, babies: 0 }, { defaultOpen: true, onCommit })
          ) : (
            <button type="button" onClick={() => setLoaded(true)}>
              Travellers
            </button>
          )}
          <button type="button" onClick={() => redraw((count) => count + 1)}>
            Redraw
          </button>
        </>
      );
    }
    render(
      <StrictMode>
        <OnDemand />
      </StrictMode>,
    );
    await field().click();
    await expect.element(dialog()).toBeVisible();
    return onCommit;
  }

  test('it opens by itself, in the place that the width asks for, with the keyboard inside', async () => {
    await press();
    expect(dialog().element() instanceof HTMLDialogElement).toBe(width === PHONE);
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  });

  test('closing commits and gives the focus to the field, which stays closed', async () => {
    const onCommit = await press();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onCommit).toHaveBeenCalledOnce();
    await expect.element(field()).toHaveFocus();
    await page.getByRole('button', { name: 'Redraw' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

test('disabled, it does not open by itself', async () => {
  await setUp(DESKTOP, { defaultOpen: true, isDisabled: true });
  await expect.element(dialog()).not.toBeInTheDocument();
});

describeLowWindows((width, height) => {
  test('SE-065: the wheel reaches every kind, and Confirm is in sight all the time', async () => {
    const { container } = await setUp(width, {}, height);
    container.style.setProperty('padding-block', '40vh 100vh');
    await field().click();
    await expect.element(dialog()).toBeVisible();
    await settled(dialog().element());
    for (const { label } of exampleKinds) {
      await wheelTo(dialog(), () => oneMore(label).element());
      expectInWindow(dialog().element());
      expect(isInSight(page.getByRole('button', { name: 'Confirm' }).element())).toBe(true);
    }
  });
});

test('SE-067: the kinds and their bounds are data; counts that are not shown are kept', async () => {
  const adults = exampleKinds.filter(({ id }) => id === 'adults').map((kind) => ({ ...kind, maxValue: 2 }));
  const { onCommit } = await setUp(DESKTOP, { kinds: adults });
  await field().click();
  expect(page.getByRole('spinbutton').elements()).toHaveLength(1);
  await expect.element(oneMore('Adults')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(onCommit.mock.calls).toEqual([[{ adults: 1, children: 0, babies: 0 }]]);
});

test('sends its counts in a form', async () => {
  const kinds = exampleKinds.map((kind) => ({ ...kind, name: kind.id.slice(0, 1) }));
  const { container } = await setUp(DESKTOP, { kinds });
  const form = container.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([
    ['a', '2'],
    ['c', '0'],
    ['b', '0'],
  ]);
});

test('disabled', async () => {
  await setUp(DESKTOP, { isDisabled: true });
  await expect.element(field()).toBeDisabled();
});

test('renders on the server and hydrates in silence, closed or opening by itself', async () => {
  const closed = fieldOf({ adults: 2, children: 1, babies: 0 }, {});
  expect(await expectHydrates(closed)).toContain('2 adults, 1 child');
  await expectHydrates(fieldOf({ adults: 2, children: 1, babies: 0 }, { defaultOpen: true }));
});
