import type { JSX } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { exampleDestinations } from '../DestinationField/exampleDestinations.ts';
import { DestinationField } from '../DestinationField/index.ts';
import '../DestinationField/onDemandParts.ts';
import { Dialog } from '../Dialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Dropdown } from '../Dropdown/index.ts';
import { FilterDropdown } from '../FilterDropdown/index.ts';
import { exampleKinds, exampleSummary } from '../ParticipantsField/exampleParty.ts';
import { ParticipantsField } from '../ParticipantsField/index.ts';
import { StayDatesField } from '../StayDatesField/index.ts';
import { dragFinger, dragMouse, middleOf, moveMouse, tap } from '../testing/finger.ts';
import { render, screen, waitFor } from '../testing/render.tsx';
import { settled } from '../testing/settle.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { OpenChangeReason, OpenStateProps } from './useOpenState.ts';

type Ways = Partial<Record<OpenChangeReason, () => Promise<unknown>>>;

interface Subject {
  name: string;
  width: number;
  /** Role of the open overlay. */
  role: 'dialog' | 'listbox' | 'tooltip' | 'textbox';
  draw: (props: OpenStateProps) => JSX.Element;
  opens: Ways;
  closes: Ways;
}

const DESKTOP = 1280;
const PHONE = 390;
const NOTHING = () => {};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => () => userEvent.click(button(name));
const press = (keys: string) => () => userEvent.keyboard(keys);
/** Presses the page at a distance from everything else. */
const pressAt = (x: number, y: number) => () => dragMouse({ x, y });
const focusNext = async () => button('Next').focus();
/** Sends the event of a phone's back gesture. */
const goBack = async () => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
};

const ofPanel: Ways = {
  escape: press('{Escape}'),
  outside: pressAt(1000, 700),
  focus: focusNext,
};
const ofSheet: Ways = { escape: press('{Escape}'), back: goBack, closeButton: click('Close') };
const pullDown = async () => dragFinger(middleOf(screen.getByRole('heading')), { x: 0, y: 200 }, 200);

const field = <input aria-label="Least price" />;
const filter = (props: OpenStateProps) => (
  <FilterDropdown
    {...props}
    label="Price"
    confirmLabel="View"
    onConfirm={NOTHING}
    resetLabel="Reset"
    onReset={NOTHING}
  >
    {field}
  </FilterDropdown>
);
const dates = (props: OpenStateProps) => (
  <StayDatesField
    {...props}
    label="Dates"
    today="2026-11-21"
    lastDay="2027-11-21"
    checkIn="2026-12-05"
    checkOut="2026-12-06"
    dayInfo={() => ({ isSelectable: true })}
    onSelectDay={NOTHING}
  />
);
const people = (props: OpenStateProps) => (
  <ParticipantsField
    {...props}
    label="Travellers"
    kinds={exampleKinds}
    value={{ adults: 2, children: 0, babies: 0 }}
    formatSummary={exampleSummary}
    onCommit={NOTHING}
  />
);
const destination = (props: OpenStateProps) => (
  <DestinationField
    {...props}
    label="Destination"
    inputValue=""
    onInputChange={NOTHING}
    suggestions={exampleDestinations}
    onChoose={NOTHING}
    onClear={NOTHING}
  />
);
const chooseFirst = async () => {
  const [first] = await screen.findAllByRole('option');
  if (first) await userEvent.click(first);
};

const subjects: Subject[] = [
  {
    name: 'Dialog',
    width: DESKTOP,
    role: 'dialog',
    draw: (props) => (
      <Dialog {...props} title="Filters">
        {field}
      </Dialog>
    ),
    opens: {},
    closes: { ...ofSheet, outside: pressAt(4, 4) },
  },
  {
    name: 'Drawer',
    width: PHONE,
    role: 'dialog',
    draw: (props) => (
      <Drawer {...props} title="Filters" side="bottom">
        {/* Tall enough for the finger to stay in the window, which WebDriver's pointers cannot leave. */}
        <div style={{ height: '15rem' }}>{field}</div>
      </Drawer>
    ),
    opens: {},
    closes: { ...ofSheet, outside: pressAt(4, 4), drag: pullDown },
  },
  {
    name: 'Dropdown',
    width: DESKTOP,
    role: 'dialog',
    draw: (props) => (
      <Dropdown {...props} label="Price" kind="form">
        {field}
      </Dropdown>
    ),
    opens: { trigger: click('Price') },
    closes: { ...ofPanel, trigger: click('Price') },
  },
  {
    name: 'FilterDropdown',
    width: DESKTOP,
    role: 'dialog',
    draw: filter,
    opens: { trigger: click('Price') },
    closes: { ...ofPanel, trigger: click('Price'), selection: click('View') },
  },
  {
    name: 'FilterDropdown on a phone',
    width: PHONE,
    role: 'dialog',
    draw: filter,
    opens: { trigger: click('Price') },
    closes: { ...ofSheet, selection: click('View') },
  },
  {
    name: 'StayDatesField',
    width: DESKTOP,
    role: 'dialog',
    draw: dates,
    opens: { trigger: click(/^Dates/) },
    closes: { ...ofPanel, trigger: click(/^Dates/), selection: click('Confirm') },
  },
  {
    name: 'StayDatesField on a phone',
    width: PHONE,
    role: 'dialog',
    draw: dates,
    opens: { trigger: click(/^Dates/) },
    closes: { ...ofSheet, selection: click('Confirm') },
  },
  {
    name: 'ParticipantsField',
    width: DESKTOP,
    role: 'dialog',
    draw: people,
    opens: { trigger: click(/^Travellers/) },
    closes: { ...ofPanel, trigger: click(/^Travellers/), selection: click('Confirm') },
  },
  {
    name: 'ParticipantsField on a phone',
    width: PHONE,
    role: 'dialog',
    draw: people,
    opens: { trigger: click(/^Travellers/) },
    closes: { ...ofSheet, outside: pressAt(4, 4), drag: pullDown, selection: click('Confirm') },
  },
  {
    name: 'DestinationField',
    width: DESKTOP,
    role: 'listbox',
    draw: destination,
    opens: {
      focus: async () => screen.getByRole('combobox').focus(),
    },
    closes: {
      escape: async () => {
        await userEvent.click(screen.getByRole('combobox'));
        await userEvent.keyboard('{Escape}');
      },
      trigger: async () => {
        await userEvent.click(screen.getByRole('combobox'));
        await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      },
      focus: async () => {
        await userEvent.click(screen.getByRole('combobox'));
        await focusNext();
      },
      selection: chooseFirst,
    },
  },
  {
    name: 'DestinationField on a phone',
    width: PHONE,
    role: 'dialog',
    draw: destination,
    opens: { trigger: () => page.getByRole('button', { name: 'Destination' }).click() },
    closes: { ...ofSheet, selection: chooseFirst },
  },
  {
    name: 'Tooltip',
    width: DESKTOP,
    role: 'tooltip',
    draw: (props) => (
      <Tooltip {...props} content="Kept on this device">
        <button type="button">Save</button>
      </Tooltip>
    ),
    opens: {
      hover: () => moveMouse(middleOf(button('Save'))),
      focus: () => userEvent.tab(),
    },
    closes: {
      escape: press('{Escape}'),
      trigger: click('Save'),
      focus: async () => {
        button('Save').focus();
        await focusNext();
      },
      hover: async () => {
        const from = middleOf(button('Save'));
        await moveMouse(from);
        await moveMouse({ x: from.x + 600, y: from.y + 300 });
      },
      displaced: async () => window.dispatchEvent(new Event('resize')),
    },
  },
];

const isShown = ({ role }: Subject) => {
  const found = screen.queryByRole(role);
  return found !== null && found.checkVisibility();
};

/** Renders a subject; returns a function that lists its changes: open or close, with the reason. */
const show = async (subject: Subject, props: OpenStateProps) => {
  const onOpenChange = vi.fn<NonNullable<OpenStateProps['onOpenChange']>>();
  render(
    <div style={{ padding: '6rem' }}>
      {subject.draw({ ...props, onOpenChange })}
      <button type="button" style={{ position: 'fixed', top: 620, right: 20 }}>
        Next
      </button>
    </div>,
  );
  if (props.isOpen ?? props.defaultOpen) {
    await waitFor(() => expect(isShown(subject)).toBe(true));
    const dialog = document.querySelector('dialog');
    if (dialog) await settled(dialog);
  }
  return () =>
    onOpenChange.mock.calls.map(([isOpen, { reason }]) => `${isOpen ? 'open' : 'close'} ${reason}`);
};

beforeEach(() => moveMouse({ x: 1200, y: 5 }));

/** Left out of the quick suite, because controlled and uncontrolled overlays share one hook, `useOpenState`. */
const ofOwner = { tags: ['whole-matrix-only'] };

describe.each(subjects)('$name', (subject) => {
  beforeEach(() => page.viewport(subject.width, 800));

  test('closed by its owner, or from the start, shows nothing', async () => {
    const changes = await show(subject, { isOpen: false, defaultOpen: true });
    expect(isShown(subject)).toBe(false);
    expect(changes()).toEqual([]);
  });

  test.each(Object.entries(subject.opens))('opens by itself, and reports %s once', async (reason, open) => {
    const changes = await show(subject, {});
    await open();
    await waitFor(() => expect(isShown(subject)).toBe(true));
    expect(changes()).toEqual([`open ${reason}`]);
  });

  test.each(Object.entries(subject.opens))(
    'asks its owner to open, once: %s',
    ofOwner,
    async (reason, open) => {
      const changes = await show(subject, { isOpen: false });
      await open();
      await waitFor(() => expect(changes()).toEqual([`open ${reason}`]));
      expect(isShown(subject)).toBe(false);
    },
  );

  test.each(Object.entries(subject.closes))(
    'closes by itself, and reports %s once',
    async (reason, close) => {
      const changes = await show(subject, { defaultOpen: true });
      await close();
      await waitFor(() => expect(isShown(subject)).toBe(false));
      expect(changes()).toEqual([`close ${reason}`]);
    },
  );

  test.each(Object.entries(subject.closes))(
    'asks its owner to close, once: %s',
    ofOwner,
    async (reason, close) => {
      const changes = await show(subject, { isOpen: true });
      await close();
      await waitFor(() => expect(changes()).toEqual([`close ${reason}`]));
      expect(isShown(subject)).toBe(true);
    },
  );
});

test('a finger outside of a panel is one press, though it moves the focus as well', async () => {
  const subject = subjects.find(({ name }) => name === 'Dropdown');
  if (!subject) throw new Error('no dropdown');
  const changes = await show(subject, { isOpen: true });
  await tap(button('Next'));
  await waitFor(() => expect(document.activeElement).toBe(button('Next')));
  expect(changes()).toEqual(['close outside']);
});
