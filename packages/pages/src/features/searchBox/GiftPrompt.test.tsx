import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { GiftPrompt, type GiftPromptProps } from './GiftPrompt.tsx';

const ignore = () => undefined;

/** Renders the calendar of a product page. */
function renderCalendar(props: Partial<GiftPromptProps> = {}) {
  const { dates = {} } = props;
  renderPart(
    <StayDatesField
      label="Dates"
      today="2026-12-05"
      lastDay="2027-12-05"
      checkIn={dates.checkin}
      checkOut={dates.checkout}
      dayInfo={() => ({ isSelectable: true })}
      onSelectDay={ignore}
      isOpen
      onOpenChange={ignore}
      footer={<GiftPrompt flow="booking" dates={dates} isProductPage href="/gift/7" {...props} />}
    />,
  );
}

const prompt = () => page.getByRole('link', { name: 'Need flexibility? Offer this stay as a giftcard' });

test('SE-082: on a product page with no dates the calendar offers the stay as a gift card', async () => {
  renderCalendar();
  await expect.element(prompt()).toBeVisible();
  await expect.element(prompt()).toHaveAttribute('href', '/gift/7');
});

test.each([
  [{ dates: { checkin: '2026-12-12' } }],
  [{ flow: 'gifting' }],
  [{ isProductPage: false }],
] as const)('SE-082 D-163: not with %o', async (props) => {
  renderCalendar(props);
  await expect.element(page.getByRole('dialog', { name: 'Dates' })).toBeVisible();
  await expect.element(prompt()).not.toBeInTheDocument();
});
