import { expect, type Page } from '@playwright/test';
import type { Locale, StayDates } from '@sabadora/domain';
import { scaled } from '../../../../.ci/slowness.ts';
import { chooseDays } from '../search/calendar.ts';
import { answers } from '../support/visitor.ts';

/** On the page of a stay without dates: chooses the dates and a day for each activity, and books. */
export async function bookOnPage(
  page: Page,
  { locale, dates, isMobile }: { locale: Locale; dates: StayDates; isMobile: boolean },
): Promise<void> {
  await page.waitForURL('**/stay/**');
  const book = page.locator('button[form=booking-form]').filter({ visible: true }).first();
  const dialog = page.getByRole('dialog');
  await answers(book);
  await expect(async () => {
    await book.click();
    await expect(dialog).toBeVisible({ timeout: scaled(3000) });
  }).toPass();
  await chooseDays(page, { locale, dates, isMobile });
  await bookDates(page);
}

/** On the page of a stay with dates: chooses a day for each activity, and books. */
export async function bookDates(page: Page): Promise<void> {
  const form = page.locator('#booking form');
  const book = page.locator('button[form=booking-form]').filter({ visible: true }).first();
  await answers(book);
  await expect(form.getByRole('status').first()).toContainText('€');
  for (const day of await form.getByRole('combobox').all()) await day.selectOption({ index: 1 });
  await expect(form.getByRole('status').first()).toContainText('€');
  await book.click();
}
