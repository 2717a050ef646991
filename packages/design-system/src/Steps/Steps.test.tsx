import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { render } from '../testing/render.tsx';
import { Steps, type StepsProps } from './index.ts';

const props: StepsProps = {
  label: 'Your booking',
  current: 'payment',
  steps: [
    { id: 'summary', label: 'Summary', href: '#summary' },
    { id: 'details', label: 'Details', href: '#details' },
    { id: 'payment', label: 'Payment', href: '#payment' },
    { id: 'confirmation', label: 'Confirmation', href: '#confirmation' },
  ],
};
const show = (more: Partial<StepsProps> = {}) => render(<Steps {...props} {...more} />);
const items = () => page.getByRole('listitem').elements();

test('steps are a list in a navigation, one of them current, the done ones links back', async () => {
  show();
  await expect.element(page.getByRole('navigation', { name: 'Your booking' })).toBeVisible();
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Done: Summary', 'Done: Details']);
});

test('a done step without an address is no link, and the keyboard reaches those with one in order', async () => {
  show({ steps: [{ id: 'summary', label: 'Summary' }, ...props.steps.slice(1)] });
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Done: Details' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Done: Details' })).not.toHaveFocus();
});

test.each(['ltr', 'rtl'])('%s: steps follow the reading, lines in between', (direction) => {
  document.documentElement.dir = direction;
  try {
    show();
    const lefts = items().map((item) => item.getBoundingClientRect().left);
    const sorted = lefts.toSorted((one, other) => (direction === 'ltr' ? one - other : other - one));
    expect(lefts).toEqual(sorted);
    expect(items().map((item) => getComputedStyle(item, '::before').content)).toEqual([
      'none',
      '""',
      '""',
      '""',
    ]);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('four long words fit into 320 px', async () => {
  await page.viewport(320, 640);
  show({ steps: props.steps.map((step) => ({ ...step, label: 'Reserveringsoverzicht' })) });
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const item of items())
    expect(item.scrollWidth).toBeLessThanOrEqual(Math.ceil(item.getBoundingClientRect().width));
});

test('with text at 200 % names do not reach over one another in 320 px', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  try {
    show({ current: 'confirmation' });
    for (const item of items())
      expect(item.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(
        item.getBoundingClientRect().width + 0.5,
      );
    expect(document.documentElement.scrollWidth).toBe(320);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test.each([
  ['fr', ['Récapitulatif', 'Vos coordonnées', 'Paiement', 'Confirmation']],
  ['it', ['Riepilogo', 'I tuoi dati', 'Pagamento', 'Conferma']],
  ['es', ['Resumen', 'Tus datos', 'Pago', 'Confirmación']],
  ['nl', ['Overzicht', 'Je gegevens', 'Betaling', 'Bevestiging']],
])('%s: on a phone no word breaks, in a wide font either', async (_, labels) => {
  await page.viewport(390, 844);
  const steps = labels.map((label) => ({ id: label, label }));
  const { container } = render(
    <div style={{ width: 358, '--sabadora-font-text': '"DejaVu Sans", Verdana' } as CSSProperties}>
      {labels.map((label) => (
        <Steps key={label} label={label} steps={steps} current={label} />
      ))}
    </div>,
  );
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    for (const { 0: word, index } of text.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (labels.includes(text) && range.getClientRects().length > 1) broken.push(word);
    }
  }
  expect(broken).toEqual([]);
});

test('in forced colours the current step differs from those to come', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  try {
    show();
    const colours = items().map((item) => {
      const disc = item.firstElementChild?.firstElementChild;
      return disc && getComputedStyle(disc).backgroundColor;
    });
    expect(colours[2]).not.toBe(colours[3]);
  } finally {
    await emulateMedia();
  }
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<Steps {...props} />);
});
