import { expect, type Page } from '@playwright/test';
import type { Locale, StayDates } from '@sabadora/domain';
import { componentWords, dayName } from '../support/market.ts';

/** Chooses days by their names in the open calendar. */
export async function chooseDays(
  page: Page,
  { locale, dates, isMobile }: { locale: Locale; dates: StayDates; isMobile: boolean },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('gridcell', { name: dayName(locale, dates.checkin) });
  if (isMobile) await start.scrollIntoViewIfNeeded();
  await start.click();
  await dialog.getByRole('gridcell', { name: dayName(locale, dates.checkout) }).click();
  if (isMobile)
    await dialog.getByRole('button', { name: componentWords(locale).StayCalendar.confirm }).click();
  await expect(dialog).toBeHidden();
}
