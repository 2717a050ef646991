import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { PromoBar, type PromoBarProps } from './index.ts';

const full: PromoBarProps = {
  children: (
    <p>
      <b>−10%</b> extra
    </p>
  ),
  code: 'SATURDAY10',
  countdown: <span>2 days</span>,
  links: [
    { label: 'See the stays', href: '#stays' },
    { label: 'Magazine', href: '#magazine', isNewTab: true, variation: 'button' },
  ],
  onOpenChange: () => {},
};

const bar = page.getByRole('complementary', { name: 'Announcement' });

test('CH-055: text, code, countdown and links, in that order', () => {
  render(<PromoBar {...full} />);
  expect(bar.element().textContent).toBe(
    '−10% extraCode SATURDAY102 daysSee the staysMagazine (opens in a new tab)',
  );
});

test('CH-052: a bar of links alone; one in a new tab says so', () => {
  render(<PromoBar links={full.links} />);
  expect(bar.getByRole('button').elements()).toHaveLength(0);
  expect(bar.getByRole('link', { name: 'See the stays' }).element().hasAttribute('target')).toBe(false);
  const magazine = bar.getByRole('link', { name: 'Magazine (opens in a new tab)' }).element();
  expect(magazine.getAttribute('target')).toBe('_blank');
});

test('the cross asks the caller to take the bar away, by pointer and by keyboard', async () => {
  const onOpenChange = vi.fn<NonNullable<PromoBarProps['onOpenChange']>>();
  render(<PromoBar {...full} isOpen onOpenChange={onOpenChange} />, { locale: 'nl-NL' });
  const cross = page.getByRole('button', { name: 'Mededeling sluiten' });
  await userEvent.click(cross);
  cross.element().focus();
  await userEvent.keyboard('{Enter}');
  const closing = [false, { reason: 'closeButton' }];
  expect(onOpenChange.mock.calls).toEqual([closing, closing]);
});

test('it closes by itself where the caller does not own that', async () => {
  render(<PromoBar {...full} />);
  await userEvent.click(bar.getByRole('button'));
  await expect.element(bar).not.toBeInTheDocument();
});

test('the cross sends a form where there is no script, and does not where there is', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <>
      <form id="closing" onSubmit={onSubmit} />
      <PromoBar {...full} closeButtonProps={{ type: 'submit', form: 'closing', name: 'close', value: 'x' }} />
    </>,
  );
  const cross = bar.getByRole('button').element() as HTMLButtonElement;
  expect([cross.form?.id, cross.name, cross.value]).toEqual(['closing', 'close', 'x']);
  await userEvent.click(cross);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without onOpenChange there is no cross', () => {
  render(<PromoBar {...full} onOpenChange={undefined} />);
  expect(bar.getByRole('button').elements()).toHaveLength(0);
});

test('one click selects the whole code', async () => {
  render(<PromoBar {...full} />);
  await userEvent.click(bar.getByText('SATURDAY10'));
  expect(document.getSelection()?.toString()).toBe('SATURDAY10');
});

test.each(['ink', 'neutral', 'promo', 'gold', 'action', 'good'] as const)(
  'CH-057: on %s the ring is drawn in the colour of the text, which is seen on it',
  async (tone) => {
    render(<PromoBar {...full} tone={tone} />);
    await userEvent.tab();
    const link = bar.getByRole('link', { name: 'See the stays' }).element();
    expect(document.activeElement).toBe(link);
    const { color, outlineColor } = getComputedStyle(link);
    expect(outlineColor).toBe(color);
    expect(color).not.toBe(getComputedStyle(bar.element()).backgroundColor);
  },
);

test.each(['ltr', 'rtl'] as const)('all of it stays on a screen of 320 px, %s', async (direction) => {
  await page.viewport(320, 800);
  document.documentElement.dir = direction;
  try {
    render(
      <PromoBar {...full} code="VROEGBOEKKORTING2026">
        Vroegboekkorting op alle wellnessarrangementen en verwenweekenden
      </PromoBar>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const cross = bar.getByRole('button').element().getBoundingClientRect();
    expect(direction === 'ltr' ? cross.left > 160 : cross.right < 160).toBe(true);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('it renders on the server and hydrates in silence', async () => {
  expect(await expectHydrates(<PromoBar {...full} />)).toContain('SATURDAY10');
});
