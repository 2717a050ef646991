import { buyerOfTest, checkoutOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAILURES, testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HREF, checkout, CHECKOUT, flexible, withBuyer, open, button, field } from './checkoutHarness.tsx';

beforeEach(() => sessionStorage.clear());

test('PR-034, PR-035: the rooms are taken once, with what the address names, also after a reload', async () => {
  const first = open();
  await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
  const [asked] = first.net.requests('/checkout/init');
  expect(asked?.body).toMatchObject({
    kind: 'stay',
    offerId: 12,
    checkin: '2026-12-12',
    nights: 2,
    adult: 2,
    expectedPrice: 29_800,
  });
  first.unmount();
  const again = open();
  await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
  expect(again.net.requests('/checkout/init')[0]?.body).toEqual(asked?.body);
});

test('what is bought is shown before the checkout has begun, its picture fetched with the document', async () => {
  renderPart(
    <CheckoutPage
      kind="stay"
      preview={{
        kind: 'preview',
        label: 'A night by the sea',
        imageUrl: '/images/sea/12/1500_736.webp',
        hotel: { label: 'Hôtel des Dunes', town: 'Cabourg' },
      }}
    />,
    { href: HREF, fetch: () => new Promise(() => {}) },
  );
  const basket = page.getByRole('region', { name: 'Your stay' });
  await expect.element(basket.getByText('Hôtel des Dunes')).toBeVisible();
  const picture = basket.element().querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/images/sea/12/640_360.webp');
  expect(picture?.loading).toBe('eager');
});

test('CH-043, D-142: the header switches to the page of the stay as a gift, and back; other kinds have one flow', async () => {
  const hrefs = () =>
    page
      .getByRole('navigation', { name: 'Book or give this stay' })
      .getByRole('link')
      .elements()
      .map((link) => [link.getAttribute('aria-current'), link.getAttribute('href')]);
  const first = open();
  await expect.poll(hrefs).toEqual([
    ['true', HREF],
    [
      null,
      '/stay/12?flow=gifting#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0;giftAdult=2;giftNights=2',
    ],
  ]);
  first.unmount();
  const gift = '/booking/summary?flow=gifting&offer=12#giftNights=2;giftAdult=2;giftFormat=digital';
  const second = renderPart(<CheckoutPage kind="gift" preview={null} />, {
    href: gift,
    fetch: testNetwork({ '/checkout/init': checkout }).fetch,
  });
  await expect.poll(hrefs).toEqual([
    [null, '/stay/12?flow=booking#giftNights=2;giftFormat=digital'],
    ['true', gift],
  ]);
  second.unmount();
  renderPart(<CheckoutPage kind="box" preview={null} />, {
    href: '/booking/summary?box=SPAEBOX&giftFormat=digital',
    fetch: testNetwork({ '/checkout/init': checkout }).fetch,
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Book or give this stay' }).elements()).toEqual([]);
});

test('PR-142, PR-143: going on without a choice says "Please choose an option", and the choice is saved', async () => {
  const { net, location } = open();
  const next = button('Continue to your details');
  await userEvent.click(next);
  await expect.element(page.getByText('Please choose an option')).toBeVisible();
  expect(location.read().path).toBe('/booking/summary');
  net.respond(CHECKOUT, flexible);
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.poll(() => net.requests(CHECKOUT)[0]?.body).toMatchObject({ cancellation: 'flexible' });
  await userEvent.click(next);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Who is booking?');
  expect(location.read().path).toBe('/booking/details');
});

test('PR-144, PR-145, PR-153: each option says what it means', async () => {
  open();
  await expect
    .element(page.getByRole('radio', { name: /^Flexible/ }))
    .toHaveAccessibleDescription(
      'Modifiable without expenses or cancellable with a partial refund until 9 décembre 2026',
    );
  await expect
    .element(page.getByRole('radio', { name: /^Fixed/ }))
    .toHaveAccessibleDescription('Non-exchangeable and non-refundable');
  await expect
    .element(page.getByRole('radio', { name: /^With insurance/ }))
    .toHaveAccessibleDescription('Refund under 72h, more than 25 covered cases');
});

test('PR-152: an insurance that is switched off is not offered', async () => {
  const net = testNetwork({ '/checkout/init': checkout });
  renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href: HREF,
    fetch: net.fetch,
    switches: 'insurance=off',
  });
  await expect.element(page.getByRole('radio', { name: /^Flexible/ })).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(2);
});

test('PR-155: an insurance whose price could not be had says so, and the others can be chosen', async () => {
  const options = checkout.cancellation.options.filter(({ option }) => option !== 'insurance');
  const without = checkoutOfTest({ insurance: null, cancellation: { ...checkout.cancellation, options } });
  open(HREF, { '/checkout/init': without });
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(2);
});

test('PR-142: Continue pressed while the choice is being saved is carried out after that', async () => {
  const { net, location } = open();
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.poll(() => net.requests(CHECKOUT).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(location.read().path).toBe('/booking/summary');
  net.respond(CHECKOUT, flexible);
  await expect.poll(() => location.read().path).toBe('/booking/details');
});

test('a choice that cannot be saved keeps who went on already', async () => {
  const { net, location } = open();
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await userEvent.click(button('Continue to your details'));
  net.respond(CHECKOUT, 503);
  await expect.element(page.getByRole('alert').getByText(/Nothing was booked or charged/)).toBeVisible();
  expect(location.read().path).toBe('/booking/summary');
});

test('PR-172: details are checked by the schema of the gateway, kept in the tab, and saved', async () => {
  const details = HREF.replace('summary', 'details');
  const { net, location, unmount } = open(details, { '/checkout/init': flexible });
  await userEvent.fill(field('First name'), 'An4');
  await userEvent.click(button('Continue to payment'));
  await expect.element(field('First name')).toHaveAccessibleDescription('Only text is expected');
  await expect.element(field('Last name')).toHaveAccessibleDescription('Mandatory field');
  await expect.element(field('E-mail address')).toHaveFocus();
  expect(net.requests(CHECKOUT)).toEqual([]);

  const buyer = buyerOfTest();
  await userEvent.fill(field('E-mail address'), buyer.email.email);
  await userEvent.fill(field('First name'), buyer.firstName);
  unmount();
  const again = open(details, { '/checkout/init': flexible, [CHECKOUT]: withBuyer });
  await expect.element(field('First name')).toHaveValue(buyer.firstName);
  await expect.element(field('E-mail address')).toHaveValue(buyer.email.email);
  await userEvent.fill(field('Last name'), buyer.lastName);
  await userEvent.fill(field('Telephone'), '06 12 34 56 78');
  await userEvent.fill(field('Address'), buyer.addressLine);
  await userEvent.fill(field('Postal code'), buyer.postalCode);
  await userEvent.fill(field('City'), buyer.city);
  await userEvent.click(button('Continue to payment'));
  await expect.poll(() => again.location.read().path).toBe('/booking/payment');
  expect(again.net.requests(CHECKOUT)[0]?.body).toMatchObject({
    buyer: { ...buyer, phoneNumber: '+33612345678' },
  });
  expect(location.read().path).toBe('/booking/details');
});

test('PR-139: a stay that cannot be had any more says so, with a way back to its page', async () => {
  open(HREF, { '/checkout/init': 409 });
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^No more availabilities/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change dates or guests' }))
    .toHaveAttribute('href', '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
});

test('a gateway that cannot be reached says that nothing was booked, and may be tried again', async () => {
  const { net } = open(HREF, { '/checkout/init': 503 });
  await expect.element(page.getByText(/Nothing was booked or charged/)).toBeVisible();
  net.respond('/checkout/init', checkout);
  await userEvent.click(button('Try again'));
  await expect.element(button('Continue to your details')).toBeVisible();
});

test('an address without a stay offers to look for one', async () => {
  open('/booking/summary', {});
  await expect.element(page.getByText('Nothing has been chosen yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/search');
  // Alone, it is centred in the whole width, on a desktop as well.
  await page.viewport(1280, 800);
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const [link] = page.getByRole('main').getByRole('link').elements();
  expect(link && Math.abs(middle(link) - middle(document.body))).toBeLessThan(2);
});

test('a hold that has ended can be taken again', async () => {
  const over = checkoutOfTest({ heldUntil: checkout.now });
  const { net } = open(HREF, { '/checkout/init': over, [`${CHECKOUT}/renew`]: checkout });
  await expect.element(page.getByRole('alert').getByText(/We no longer hold your room/)).toBeVisible();
  await userEvent.click(button('Hold the room again'));
  await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
  expect(net.requests(`${CHECKOUT}/renew`)).toHaveLength(1);
});

test.each(FAILURES)(
  'after %s a hold can be renewed again, and nothing typed is lost',
  async (_how, failure) => {
    const over = checkoutOfTest({ ...flexible, heldUntil: checkout.now });
    const { net } = open(HREF.replace('summary', 'details'), {
      '/checkout/init': over,
      [`${CHECKOUT}/renew`]: failure,
    });
    await userEvent.fill(field('First name'), 'Ana');
    await userEvent.click(button('Hold the room again'));
    await expect.element(page.getByRole('alert').getByText(/Oops, something went wrong/)).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ana');
    net.respond(`${CHECKOUT}/renew`, flexible);
    await userEvent.click(button('Hold the room again'));
    await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ana');
  },
);

test('an activity without its day is said, with the way back to choose it', async () => {
  const net = testNetwork();
  renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href: HREF,
    fetch: async (input, init) =>
      typeof input === 'string' && input.includes('/checkout/init')
        ? Response.json(
            { errors: [{ field: 'activityDaySelections', message: 'ACTIVITY_DATES' }] },
            { status: 409, headers: { 'content-type': 'application/problem+json' } },
          )
        : net.fetch(input, init),
  });
  await expect.element(page.getByText('Please choose your activity dates.')).toBeVisible();
});

test('a choice that is refused because the hold has ended shows that it has', async () => {
  const over = checkoutOfTest({ heldUntil: checkout.now, state: 'expired' });
  renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href: HREF,
    fetch: async (input, init) => {
      if (typeof input === 'string' && input.includes('/checkout/init')) return Response.json(checkout);
      return init?.method === 'POST' ? new Response(null, { status: 409 }) : Response.json(over);
    },
  });
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.element(button('Hold the room again')).toBeVisible();
});

test('a choice that cannot be saved says so, and may be made again', async () => {
  const { net } = open(HREF, { '/checkout/init': checkout, [CHECKOUT]: 503 });
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.element(page.getByRole('alert').getByText(/Nothing was booked or charged/)).toBeVisible();
  net.respond(CHECKOUT, flexible);
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the footer is below the window at each step, so that no step is seen to move it', async () => {
  // Taller than any step.
  await page.viewport(1280, 1600);
  const footerTop = () => page.getByRole('contentinfo').element().getBoundingClientRect().top;
  const { net } = open();
  net.respond(CHECKOUT, flexible);
  await expect.element(page.getByRole('status').first()).toBeVisible();
  expect(footerTop()).toBeGreaterThanOrEqual(window.innerHeight);
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  expect(footerTop()).toBeGreaterThanOrEqual(window.innerHeight);
  await userEvent.click(button('Continue to your details'));
  await expect.element(field('First name')).toBeVisible();
  expect(footerTop()).toBeGreaterThanOrEqual(window.innerHeight);
});

test('what is to come is not shown before the rest of the document is there: the basket would push it down', async () => {
  open(HREF, {});
  const status = page.getByRole('status').first().element();
  expect(status.checkVisibility({ visibilityProperty: true })).toBe(true);
  page.getByRole('contentinfo').element().remove();
  expect(status.checkVisibility({ visibilityProperty: true })).toBe(false);
});

test('on a phone Tab goes down the page: what is bought, and then its summary', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(button('Continue to your details')).toBeVisible();
  const reached: number[] = [];
  while (document.activeElement !== button('Continue to your details').element()) {
    await userEvent.tab();
    const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 };
    if (document.activeElement?.closest('main')) reached.push(Math.round(top + scrollY));
  }
  expect(reached.length).toBeGreaterThan(2);
  expect(reached).toEqual(reached.toSorted((a, b) => a - b));
});
