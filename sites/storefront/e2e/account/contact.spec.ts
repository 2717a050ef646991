import { expect } from '@playwright/test';
import { contactReturnPath } from '@sabadora/domain';
import { marketsOf, test } from '../purchase/checkout.ts';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { mailWith } from '../purchase/orders.ts';
import { expectAccessible, expectOverlayAccessible } from '../support/visitor.ts';

const CASES = '**/gateway/web-to-case';

for (const locale of marketsOf('nl_BE')) {
  test(
    `CH-111, CH-112, CH-116, CH-122, CH-124, CH-126, CH-127: a visitor of ${locale} writes to customer care, with a captcha, after a failure`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, request, baseURL, email }) => {
      const words = wordsOf(locale);
      const field = (key: Parameters<typeof words>[0]) => page.getByLabel(words(key), { exact: true });
      const button = (key: Parameters<typeof words>[0]) =>
        page.getByRole('button', { name: words(key), exact: true });
      const description = `A question of ${email}`;

      await page.goto(addressIn(locale, baseURL, '/help'));
      await page
        .getByRole('main')
        .getByRole('link', { name: words('help.contact') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contact.title'));
      await expectAccessible(page, 'the contact page');

      await button('contact.leaveMessage').click();
      await field('contact.reason').selectOption('complaint');
      await button('contact.send').click();
      await expect(page.getByText(words('contact.fault.required'))).toHaveCount(5);
      await expectOverlayAccessible(page, 'the form with its faults');
      await field('contact.booking').fill('1000 0234');
      await field('contact.name').fill('Zoë d’Été');
      await field('contact.email').fill(email);
      await field('contact.phone').fill('+32 2 123 45 67');
      await field('contact.message').fill(description);

      // An invalid response instead of a network error, which the browser would report in its console.
      await page.route(CASES, (route) => route.fulfill({ json: {} }));
      await test.step('CH-125: a failure keeps every word', async () => {
        await button('contact.send').click();
        await expect(page.getByRole('alert')).toContainText(words('contact.result.failed'));
        await expect(field('contact.message')).toHaveValue(description);
      });
      await page.unroute(CASES);

      const [sent] = await Promise.all([
        page.waitForRequest(CASES),
        button('contact.send').click(),
        page.waitForURL((url) => url.search.includes('ref=contact_thank_you')),
      ]);
      const { altcha } = sent.postDataJSON() as { altcha: string };
      expect(altcha.length, 'a proof of work').toBeGreaterThan(100);
      await expect(page.getByText(words('contact.sent'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(contactReturnPath(locale).split('?')[0]);
      await expectAccessible(page, 'the thanks for a message');
      const { subject, text } = await mailWith(request, 'care@example.com', description);
      expect(subject).toBe('Case: complaint, stay (10000234)');
      expect(text).toContain('Zoë d’Été');
      expect(text).not.toContain('without a proof of work');
    },
  );
}
