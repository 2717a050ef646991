import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const SUBSCRIBE = '/marketing/newsletter';
const sent = { returnPath: '/newsletter?ref=sent' };

function open(answers: Record<string, unknown> = {}, showsFailure = false) {
  localStorage.removeItem('sabadora.newsletter');
  const net = testNetwork(answers);
  const view = renderPart(<NewsletterForm source="footer" showsFailure={showsFailure} />, {
    href: '/',
    fetch: net.fetch,
  });
  return { net, ...view };
}

const email = () => page.getByLabelText('Your e-mail for the newsletter');
const button = (name: string) => page.getByRole('button', { name });

test('CH-092: an address that is none is found as its field is left, and as Enter is pressed; nothing is sent', async () => {
  const { net } = open();
  await userEvent.fill(email(), 'ana@');
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription('Email seems incorrect');
  await userEvent.fill(email(), 'ana@example.com');
  await expect.element(email()).not.toHaveAccessibleDescription('Email seems incorrect');
  await userEvent.fill(email(), 'ana');
  await userEvent.keyboard('{Enter}');
  await expect.element(email()).toHaveAccessibleDescription('Email seems incorrect');
  await expect.element(email()).toHaveFocus();
  expect(net.requests(SUBSCRIBE)).toEqual([]);
});

test('CH-094, D-085: a mistyped mail domain is suggested, and applied by a press', async () => {
  open();
  await userEvent.fill(email(), 'ana@gmial.com');
  await userEvent.tab();
  await userEvent.click(button('You mean @gmail.com?'));
  await expect.element(email()).toHaveValue('ana@gmail.com');
  await expect.element(email()).toHaveFocus();
});

test('CH-093, CH-095, CH-097: an address is asked for once, with country, language and source, and thanked for', async () => {
  const { net } = open();
  await userEvent.fill(email(), ' ana@example.com ');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => net.requests(SUBSCRIBE).length).toBe(1);
  net.respond(SUBSCRIBE, sent);
  await expect.element(page.getByText(/^Thank you!/)).toHaveFocus();
  expect(net.requests(SUBSCRIBE)).toMatchObject([
    { body: { email: 'ana@example.com', country: 'FR', language: 'fr', source: 'footer' } },
  ]);
  expect(localStorage.getItem('sabadora.newsletter')).toBe('true');
});

test('CH-095, CH-096, D-149: the footer says nothing of a failure, and can be sent again', async () => {
  const { net } = open({ [SUBSCRIBE]: 500 });
  await userEvent.fill(email(), 'ana@example.com');
  await userEvent.click(button('Subscribe'));
  // After a failure, the field is focused again.
  await expect.element(email()).toHaveFocus();
  expect(net.requests(SUBSCRIBE)).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(email()).toHaveValue('ana@example.com');
  net.respond(SUBSCRIBE, sent);
  await userEvent.click(button('Subscribe'));
  await expect.element(page.getByText(/^Thank you!/)).toBeVisible();
});

test('CH-104, D-149: where a failure is shown, it says so', async () => {
  open({ [SUBSCRIBE]: 500 }, true);
  await userEvent.fill(email(), 'ana@example.com');
  await userEvent.click(button('Subscribe'));
  await expect
    .element(page.getByRole('alert').getByText('Oops, something went wrong. Please try again.'))
    .toBeVisible();
});
