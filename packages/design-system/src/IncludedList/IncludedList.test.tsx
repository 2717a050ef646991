import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CupIcon, MoonIcon } from '../Icon/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { IncludedList } from './index.ts';

const items = [
  { icon: <MoonIcon />, label: '1 night' },
  { icon: <CupIcon />, label: 'breakfast' },
];

test('it is heard as a list of its words, the drawings unsaid', async () => {
  render(<IncludedList aria-label="Included" items={items} />);
  await expect.element(page.getByRole('list', { name: 'Included' })).toHaveTextContent('1 nightbreakfast');
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['1 night', 'breakfast']);
});

test('a long word breaks at 320 px', async () => {
  await page.viewport(320, 640);
  const { container } = render(
    <IncludedList items={[{ icon: <CupIcon />, label: 'wellnesscentrumtoegangsbewijs'.repeat(3) }]} />,
  );
  expect(container.scrollWidth).toBeLessThanOrEqual(320);
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<IncludedList items={items} orientation="vertical" />);
});
