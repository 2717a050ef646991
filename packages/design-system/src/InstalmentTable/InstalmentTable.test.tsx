import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { InstalmentTable, type InstalmentTableProps } from './index.ts';

const props: InstalmentTableProps = {
  label: '3 payments',
  today: '2026-11-21',
  instalments: [
    { date: '2026-11-21', amountCents: 11234, feeCents: 201 },
    { date: '2026-12-21', amountCents: 11033 },
  ],
};
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(/\s/gu, ' ')),
  );

test('PR-156: a table of its name, a row for each day, the sum at the end', async () => {
  const { container } = render(<InstalmentTable {...props} />);
  await expect.element(page.getByRole('table', { name: '3 payments' })).toBeVisible();
  expect(rows(container)).toEqual([
    ['Date', 'Fee included', 'Amount'],
    ['Today', '€2.01', '€112.34'],
    ['21 December 2026', '€0', '€110.33'],
    ['Total', '€2.01', '€222.67'],
  ]);
  await expect.element(page.getByRole('rowheader', { name: '21 December 2026' })).toBeVisible();
});

test('PR-160: without fees there is no column of fees', () => {
  const instalments = [{ date: '2026-12-01', amountCents: 10000 }];
  const { container } = render(<InstalmentTable {...props} instalments={instalments} />, { locale: 'fr-FR' });
  expect(rows(container)).toEqual([
    ['Date', 'Montant'],
    ['1er décembre 2026', '100 €'],
    ['Total', '100 €'],
  ]);
});

test.each(['ltr', 'rtl'] as const)('%s: at 320 px it fits, amounts on one edge', async (direction) => {
  document.documentElement.dir = direction;
  try {
    await page.viewport(320, 640);
    const big = [{ date: '2026-12-01', amountCents: 110495055, feeCents: 110495055 }, ...props.instalments];
    const { container } = render(<InstalmentTable {...props} instalments={big} />, { locale: 'nl-NL' });
    expect(document.documentElement.scrollWidth).toBe(320);
    const edges = [...container.querySelectorAll('td:last-child')].map((cell) =>
      Math.round(cell.getBoundingClientRect()[direction === 'ltr' ? 'right' : 'left']),
    );
    expect(new Set(edges).size).toBe(1);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<InstalmentTable {...props} />);
});
