import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { render } from '../testing/render.tsx';
import { weekend } from './fixtures.tsx';
import { Programme, type ProgrammeProps, ProgrammeSkeleton } from './index.ts';

const show = (props: Partial<ProgrammeProps> = {}, locale = 'en-GB') => {
  const onShowDetails = vi.fn<(id: string) => void>();
  const view = render(<Programme days={weekend} onShowDetails={onShowDetails} {...props} />, { locale });
  return { ...view, onShowDetails };
};

const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map((heading) => `${heading.tagName} ${heading.textContent}`);

test('PR-029: days are headings in an ordered list, and their parts headings beneath', () => {
  show();
  expect(headings()).toEqual([
    'H3 Saturday 5 December',
    'H4 Double room with a view of the dunes',
    'H4 Sauna and outdoor pool',
    'H4 Three courses at La Marée',
    'H3 Sunday 6 December',
    'H4 Buffet with bread from the village',
  ]);
  const lists = page.getByRole('list').elements();
  expect(lists.map(({ tagName, children }) => `${tagName} ${children.length}`)).toEqual([
    'OL 2',
    'OL 3',
    'OL 1',
  ]);
});

test('parts of no day are headings of the level itself', () => {
  show({ days: [{ id: 'all', items: weekend[1]?.items ?? [] }], headingLevel: 2 });
  expect(headings()).toEqual(['H2 Buffet with bread from the village']);
});

test('the small line is seen over the title and heard after it', () => {
  show();
  const title = page.getByText('Three courses at La Marée', { exact: true }).first().element();
  const kicker = page.getByText('Dinner, 19:00 to 21:30').element();
  expect(kicker.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
  expect(title.compareDocumentPosition(kicker)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('PR-178: each button is named by its part, and says which to show, by key and by press', async () => {
  const { onShowDetails } = show();
  const room = page.getByRole('button', { name: 'Details : Double room with a view of the dunes' });
  await expect.element(room).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.tab();
  await expect.element(room).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onShowDetails.mock.calls).toEqual([['room'], ['spa']]);
});

test.each(['ltr', 'rtl'])('%s: a press anywhere on a part shows its details', async (direction) => {
  document.documentElement.dir = direction;
  try {
    const { container, onShowDetails } = show();
    const photo = container.querySelectorAll('picture')[2];
    const box = photo?.parentElement?.getBoundingClientRect();
    if (!box) throw new Error('no photo');
    const under = document.elementFromPoint(box.left + 4, box.top + 4);
    if (under instanceof HTMLElement) under.click();
    expect(onShowDetails.mock.calls).toEqual([['dinner']]);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('a part without details, or nobody to show them, has no button', () => {
  show({ days: [{ id: 'all', items: [{ id: 'a', icon: null, title: 'Parking', hasDetails: false }] }] });
  expect(page.getByRole('button').elements()).toEqual([]);
  show({ onShowDetails: undefined });
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('in Dutch, at 320 px, nothing is wider than the window', async () => {
  await page.viewport(320, 640);
  const title = 'Landgoedsuperieurtweepersoonskamer'.repeat(2);
  show(
    {
      days: [
        {
          id: 'all',
          title,
          items: [{ id: 'a', icon: null, kicker: title, title, photo: { src: 'data:,' } }],
        },
      ],
    },
    'nl-NL',
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('in forced colours the line is still seen', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  try {
    const { container } = show();
    const item = container.querySelector('ol ol > li');
    const line = item && getComputedStyle(item, '::before').backgroundColor;
    expect(line).toBe('rgb(0, 0, 0)');
  } finally {
    await emulateMedia();
  }
});

test('renders on the server and hydrates; its skeleton, too', async () => {
  await expectHydrates(<Programme days={weekend} onShowDetails={() => {}} />);
  await expectHydrates(<ProgrammeSkeleton />);
});
