import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { BookingBar, BookingCard, BookingCardSkeleton } from './index.ts';

const price = <PriceTag priceCents={14900} align="start" />;

function Product({ message, button = 'Book' }: { message?: string; button?: string }) {
  return (
    <main>
      <BookingCard
        label="Book"
        price={price}
        message={message}
        action={<Button isWide>{button}</Button>}
        note="Nothing to pay yet"
      >
        <label>
          Dates <input />
        </label>
      </BookingCard>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>
          <a href="#x">Link {index}</a>
        </p>
      ))}
      <BookingBar
        label="Book, at the foot"
        price={price}
        summary="2 adults"
        action={<Button>{button}</Button>}
      />
    </main>
  );
}

const buttons = () => page.getByRole('button', { name: 'Book' }).elements();

test('at any width there is one button: of the card from 768 px, of the bar below', async () => {
  render(<Product />);
  expect(buttons()).toHaveLength(1);
  await expect
    .element(page.getByRole('region', { name: 'Book', exact: true }).getByRole('button'))
    .toBeVisible();
  await page.viewport(390, 800);
  expect(buttons()).toHaveLength(1);
  await expect
    .element(page.getByRole('region', { name: 'Book, at the foot' }).getByRole('button'))
    .toBeVisible();
});

test('on a phone the bar is at the foot of the window, and never over what takes the focus', async () => {
  await page.viewport(390, 800);
  render(<Product />);
  const bar = page.getByRole('region', { name: 'Book, at the foot' }).element();
  expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(800);
  await expect
    .poll(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
    .toBeGreaterThan(bar.getBoundingClientRect().height);
  page.getByRole('link', { name: 'Link 10' }).element().focus();
  for (let press = 0; press < 12; press += 1) {
    await userEvent.tab();
    const focused = document.activeElement?.getBoundingClientRect();
    expect(focused?.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  }
});

test('from 768 px the card stays in view under the bar of tabs, in a low window it scrolls with the page', async () => {
  await page.viewport(1280, 800);
  render(<Product />);
  const card = page.getByRole('region', { name: 'Book', exact: true }).element();
  const top = () => {
    window.scrollTo(0, 600);
    return card.getBoundingClientRect().top;
  };
  expect(top()).toBe(86);
  await page.viewport(1280, 400);
  expect(top()).toBeLessThan(0);
});

test('a message that comes is announced', async () => {
  const { rerender } = render(<Product />);
  const status = page.getByRole('region', { name: 'Book', exact: true }).getByRole('status');
  expect(status.elements()).toHaveLength(1);
  rerender(<Product message="No more availabilities." />);
  await expect.element(status.first()).toHaveTextContent('No more availabilities.');
});

test('as a form it is sent by its button, and by that of the bar', async () => {
  const sent: string[] = [];
  render(
    <main>
      <BookingCard
        id="card"
        label="Book"
        price={price}
        formProps={{
          onSubmit: (event) => {
            event.preventDefault();
            sent.push('sent');
          },
        }}
        action={<Button type="submit">Book</Button>}
      />
      <BookingBar
        label="Book, at the foot"
        price={price}
        action={
          <Button type="submit" form="card">
            Book
          </Button>
        }
      />
    </main>,
  );
  await userEvent.click(page.getByRole('form', { name: 'Book' }).getByRole('button'));
  await page.viewport(390, 800);
  await userEvent.click(page.getByRole('region', { name: 'Book, at the foot' }).getByRole('button'));
  expect(sent).toEqual(['sent', 'sent']);
});

test('in Dutch the bar fits into 320 px', async () => {
  await page.viewport(320, 640);
  render(<Product button="Beschikbaarheidskalender bekijken" />);
  // Firefox shows a vertical scrollbar, which makes the width smaller.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('renders on the server and hydrates; its skeleton, too', async () => {
  await expectHydrates(<Product />);
  await expectHydrates(<BookingCardSkeleton />);
});
