import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BedIcon } from '../Icon/index.ts';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { RoomCard, type RoomCardProps, RoomCardSkeleton } from './index.ts';

const props: RoomCardProps = {
  name: 'Dune room',
  photos: drawnPhotos(1, 2),
  facts: [{ icon: <BedIcon />, label: '1 large bed' }],
  highlights: ['Balcony'],
};

test('PR-063: a room is an article of its name, with photos, facts and highlights', async () => {
  render(<RoomCard {...props} headingLevel={4} />);
  await expect.element(page.getByRole('article', { name: 'Dune room' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Dune room', level: 4 })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toHaveTextContent('1 large bed');
  await expect.element(page.getByText('Balcony')).toBeVisible();
});

test('its button is named by the room and asks for the details, by key', async () => {
  const onShowDetails = vi.fn<() => void>();
  render(<RoomCard {...props} photos={[]} onShowDetails={onShowDetails} />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /^Room details ?: Dune room$/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onShowDetails).toHaveBeenCalledOnce();
});

test.each(['ltr', 'rtl'])(
  '%s: photos stand before the words, and above them on a phone',
  async (direction) => {
    document.documentElement.dir = direction;
    try {
      const { container } = render(<RoomCard {...props}>Offers</RoomCard>);
      const boxes = () =>
        [...(container.querySelector('article')?.children ?? [])].map((part) => part.getBoundingClientRect());
      const [photos, body] = boxes();
      if (!photos || !body) throw new Error('a part is missing');
      expect(direction === 'ltr' ? photos.right <= body.left : photos.left >= body.right).toBe(true);
      await page.viewport(320, 640);
      const tops = boxes().map(({ top }) => top);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(new Set(tops).size).toBe(3);
      expect(document.documentElement.scrollWidth).toBe(320);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  },
);

test('renders on the server and hydrates; its skeleton, too', async () => {
  await expectHydrates(<RoomCard {...props} onShowDetails={() => {}} />);
  await expectHydrates(<RoomCardSkeleton />);
});
