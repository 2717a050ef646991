import type { Browser, Page } from 'playwright';
import { colourTitle, type Interactions, tableOf } from './visit.ts';

/** Milliseconds from a press to the next frame that shows its effect. */
const TARGET_MS = 150;

/** Interactions on the search page. */
const INTERACTIONS: Interactions = {
  'colour the title': colourTitle,
  'save a stay': async (page) => page.locator('main li article button[aria-pressed]').first().click(),
  'next photo': async (page) => {
    const card = page.locator('main li article').first();
    await card.hover();
    await card.getByRole('button', { name: /suivante/i }).click();
  },
  'open a filter': async (page) => {
    await page.getByRole('button', { name: /^Équipements/ }).click();
    await page.getByRole('checkbox').first().waitFor();
  },
  'tick a box in it': async (page) => page.getByRole('checkbox').first().check(),
  'apply the filter': async (page) => {
    await page.getByRole('button', { name: /^Voir .*offres?$/ }).click();
    await settled(page);
  },
  'sort by price': async (page) => {
    await page.getByRole('combobox', { name: /Trier/ }).focus();
    await page.keyboard.press('ArrowDown');
    await settled(page);
  },
  'next page': async (page) => {
    const next = page.getByRole('navigation').getByRole('link', { name: /(^|\D)2$/ });
    await next.scrollIntoViewIfNeeded();
    // Waits, so that scrolling to the end of the page does not count as part of the press.
    await page.waitForTimeout(500);
    await next.click();
    await settled(page);
  },
  'open the destination': async (page) => {
    await page.getByRole('combobox', { name: 'Destination' }).click();
    await page.getByRole('option').first().waitFor();
  },
  'type a letter': async (page) => {
    await page.keyboard.type('b');
    await page.waitForTimeout(800);
    await page.keyboard.press('Escape');
  },
  'open the calendar': async (page) => {
    await page.getByRole('button', { name: /^Dates/ }).click();
    await page.getByRole('gridcell').first().waitFor();
  },
};

/** Waits until the results of the address have loaded and are rendered. */
async function settled(page: Page): Promise<void> {
  await page.locator('main [aria-busy=false] article').first().waitFor();
  await page.waitForTimeout(500);
}

/**
 * Table of the interactions with a search page of 24 cards on a slow processor.
 *
 * @param site Address of a site that runs in production mode.
 */
export function interactionTimes(browser: Browser, site: string, rounds: number): Promise<string> {
  const title = 'Search page, 24 cards';
  return tableOf(browser, site, {
    rounds,
    title,
    target: TARGET_MS,
    findPath: () => Promise.resolve('/search#a=2'),
    ready: settled,
    interactions: INTERACTIONS,
  });
}
