import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { writeConsent } from '@sabadora/domain';
import type { SiteWords } from './market.ts';

/** Cards of stays in results, without those of gift boxes between the rows, and of carousels below. */
export const STAY_CARDS = 'main li article:not([aria-roledescription] *):has(a[href^="/stay/"])';

/** A page that fails its test when the browser reports an error, a warning of React or a broken policy. */
export const test = base.extend<{
  quiet: void;
  answersConsent: boolean;
  consent: void;
  closedEmailModal: boolean;
  emailModal: void;
}>({
  /** By default the choice on the cookie notice is stored, so that it is not shown. */
  answersConsent: [true, { option: true }],
  consent: [
    async ({ context, answersConsent }, use) => {
      if (answersConsent) await refuseConsent(context);
      await use();
    },
    { auto: true },
  ],
  /** By default it was closed on another day: ten seconds after a second page it would cover what a slow test presses. */
  closedEmailModal: [true, { option: true }],
  emailModal: [
    async ({ context, closedEmailModal }, use) => {
      if (closedEmailModal)
        await context.addInitScript(() => {
          // An empty page and a sandboxed frame have no storage.
          if (origin !== 'null') localStorage.setItem('sabadora.email-modal', 'true');
        });
      await use();
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const reports: string[] = [];
      page.on('console', (message) => {
        // A software renderer of WebGL speaks of its own speed.
        const isOfDriver = message.text().includes('GL Driver Message');
        // The settings of Playwright say no.
        if (message.text().includes('Service Worker registration blocked')) return;
        const isReport = message.type() === 'error' || message.type() === 'warning';
        if (isReport && !isOfDriver) reports.push(message.text());
      });
      page.on('pageerror', (error) => reports.push(String(error)));
      await use();
      expect(reports, 'reports of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** The visitor has refused to be counted, on another day. */
export async function refuseConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (text) => {
      // An empty page and a sandboxed frame have no storage.
      if (origin === 'null') return;
      if (localStorage.getItem('sabadora.consent') === null) localStorage.setItem('sabadora.consent', text);
    },
    writeConsent('refused', Date.now()),
  );
}

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/**
 * A target that is too small only because a bar at the edge of the screen covers a part of it: it scrolls from under.
 */
function isHalfUnderBar({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => id === 'target-size' && /obscured/i.test(JSON.stringify(data)));
}

/** In a list of results only the first cards are looked at: those after them have the same structure. */
const REPEATED_CARDS = 'main li:nth-child(n + 7) > article';

/** No violation of WCAG 2.2 AA that axe can find on the page. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
}

/** The same in the open dialogs and panels alone, over a page that has been looked at. */
export async function expectOverlayAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where, ':is(dialog[open], [role="dialog"])');
}

async function expectNoViolations(page: Page, where: string, selector?: string): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page })
    // Collects the results in the page itself, not in a new one: frames belong to a payment provider, who is
    // responsible for them.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude(REPEATED_CARDS);
  if (selector !== undefined) axe.include(selector);
  const { violations } = await axe.analyze();
  const found = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isHalfUnderBar(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, `axe on ${where}`).toEqual([]);
}

/** What fades or slides in has come to rest: the contrast of a text that is half transparent is not the one it has. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** The search of a page of results, opened: on a phone it is one line until that is pressed. */
export async function openSearch(page: Page, words: SiteWords, isMobile: boolean): Promise<Locator> {
  const box = page.getByRole('search');
  if (isMobile && !(await box.isVisible())) await summaryOf(page, words).click();
  await expect(box).toBeVisible();
  return box;
}

/** The search in one line, at the head of a phone's results. */
export function summaryOf(page: Page, words: SiteWords): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${words('searchBox.summary')}`) });
}

/** The page has been hydrated: its hearts, which only a browser draws, are there, and each control works. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('article button[aria-pressed]').first()).toBeVisible();
  await answering(page);
}

/** Each control of the page is React's: a part whose code comes after the page has come alive, too. */
async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, input, select)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/**
 * Waits until a control that the server rendered is hydrated: a press before that does what it does without scripts.
 */
export async function answers(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true);
}
