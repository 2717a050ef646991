import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, bookingHref, DEFAULT_PARTY, formatMoney } from '@sabadora/domain';
import { chooseDays } from '../search/calendar.ts';
import { CARDS, Checkout, marketsOf, test } from './checkout.ts';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { expectAgreement, expectFacts, inMail, lookUp, mailWith, orderOf } from './orders.ts';
import { activityDatesOf, findMovable, quoteOf } from '../products/products.ts';
import { expectAccessible, expectOverlayAccessible } from '../support/visitor.ts';

/** Downloads the file of a link, and returns its name and its text. */
async function download(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

for (const locale of marketsOf('nl_NL')) {
  test(
    `PR-147, PR-148, CH-108, ALG-19: a booking of ${locale} is looked up, moved, noted in a calendar and cancelled`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, request, baseURL, email, isMobile }) => {
      const words = wordsOf(locale);
      const main = page.getByRole('main');
      const button = (key: Parameters<typeof words>[0]) => page.getByRole('button', { name: words(key) });
      const tab = (key: Parameters<typeof words>[0]) => page.getByRole('tab', { name: words(key) });
      const stay = await findMovable(request, locale);
      const { offerId, dates: booked, moved } = stay;
      const checkout = new Checkout(page, locale, 'stay');
      await page.goto(
        addressIn(
          locale,
          baseURL,
          bookingHref({ offerId, dates: booked, party: DEFAULT_PARTY, activityDates: activityDatesOf(stay) }),
        ),
      );
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();
      const expected = { locale, baseURL, email, kind: 'stay' as const };
      const first = await expectAgreement(page, { ...expected, dates: booked, price: stay.price });
      const { number } = first;

      await test.step('new dates, whose difference the bank is asked for', async () => {
        await expectAccessible(page, 'a booking to be moved');
        const field = page.getByRole('button', { name: new RegExp(`^${words('lookup.newDates')}`) });
        await field.click();
        await expect(page.getByRole('dialog').getByRole('gridcell', { name: /€/ }).first()).toBeVisible();
        await expectOverlayAccessible(page, 'calendar of new dates');
        await chooseDays(page, { locale, dates: moved, isMobile });
        await expect(main.getByText(words('lookup.difference'))).toBeVisible();
        await expectAccessible(page, 'new dates with their price');
        await checkout.payWith(CARDS.challenge);
        await checkout.allowAtBank();
        await expect(page.getByText(words('lookup.movedTitle'))).toBeVisible();
        await expectAccessible(page, 'a booking that was moved');
      });
      const order = await orderOf(page, first.orderUUID);
      expect(order).toMatchObject({ number: first.number, state: 'paid', product: moved });
      expect(order.total).toBeGreaterThan(first.total);
      await expectFacts(main, order, { ...expected, dates: moved });
      expect((await mailWith(request, email, inMail(locale).day(moved.checkin))).text).toContain(number);

      await test.step('back to the cheaper days, whose difference is given back', async () => {
        const difference = formatMoney(order.total - first.total, locale);
        await page.getByRole('button', { name: new RegExp(`^${words('lookup.newDates')}`) }).click();
        await expect(page.getByRole('dialog').getByRole('gridcell', { name: /€/ }).first()).toBeVisible();
        await chooseDays(page, { locale, dates: booked, isMobile });
        const panel = page.getByRole('tabpanel', { name: words('lookup.tab.modify') });
        await expect(panel.getByText(words('lookup.youGetBack'))).toBeVisible();
        await expectAccessible(page, 'new dates that cost less');
        await panel.getByRole('button', { name: words('lookup.moveRefund', { amount: difference }) }).click();
        await expect(panel.getByText(words('lookup.movedTitle'))).toBeVisible();
        const back = await orderOf(page, first.orderUUID);
        expect(back).toMatchObject({ state: 'paid', product: booked, total: first.total });
        const given = inMail(locale).money(order.total - first.total);
        expect((await mailWith(request, email, given)).text).toContain(number);
      });

      await test.step('receipt and calendar', async () => {
        await tab('lookup.tab.invoice').click();
        const receipt = await download(page, page.getByRole('link', { name: words('lookup.receipt') }));
        expect(receipt.name).toBe(`sabadora-${number}.pdf`);
        expect(receipt.text.slice(0, 5)).toBe('%PDF-');
        const calendar = await download(page, page.getByRole('link', { name: words('lookup.calendar') }));
        expect(calendar.name).toBe(`sabadora-${number}.ics`);
        const day = (iso: string) => iso.replaceAll('-', '');
        expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${day(booked.checkin)}`);
        expect(calendar.text).toContain(`DTEND;VALUE=DATE:${day(addDays(booked.checkout, 1))}`);
        expect(calendar.text.replaceAll('\r\n ', '')).toContain(number);
        expect(calendar.text).toContain('STATUS:CONFIRMED');
      });

      await test.step('cancelled, with what is given back said before', async () => {
        await tab('lookup.tab.cancel').click();
        await expectAccessible(page, 'a booking to be cancelled');
        await button('lookup.cancel').click();
        const dialog = page.getByRole('alertdialog');
        await expectOverlayAccessible(page, 'the question before a cancellation');
        const refund = Math.round(first.total * 0.8);
        await expect(dialog).toContainText(formatMoney(refund, locale));
        await dialog.getByRole('button', { name: words('lookup.confirm') }).click();
        await expect(page.getByText(words('lookup.cancelledTitle'))).toBeVisible();
        await expectAccessible(page, 'a booking that is cancelled');
        expect(['cancelled', 'refunded']).toContain((await orderOf(page, first.orderUUID)).state);
        expect((await mailWith(request, email, inMail(locale).money(refund))).text).toContain(number);
        const again = await quoteOf(request, { offerId, locale, checkin: booked.checkin });
        expect(again.bookable).toBe(true);
      });

      await test.step('looked up again, it is cancelled still', async () => {
        await button('lookup.another').click();
        await page.goto(addressIn(locale, baseURL, `/booking/lookup?number=${number}#route=invoice`));
        await lookUp(page, { locale, email, number });
        const states = new RegExp(`${words('lookup.state.cancelled')}|${words('lookup.state.refunded')}`);
        await expect(main.getByText(states).first()).toBeVisible();
        const calendar = page.getByRole('link', { name: words('lookup.calendar') });
        await expect(calendar).toHaveCount(0);
      });
    },
  );
}
