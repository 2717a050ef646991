import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { writeConsent } from '@sabadora/domain';
import type { SiteWords } from './market.ts';

/** Cards of stays in results, without those of gift boxes between the rows, and of carousels below. */
export const STAY_CARDS = 'main li article:not([aria-roledescription] *):has(a[href^="/stay/"])';

/** Fails a test when the browser reports an error or a warning, e.g. of React or of a violated policy. */
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
  /**
   * By default the modal was closed before: ten seconds after a second page it would cover controls in slow tests.
   */
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
        // A software renderer of WebGL reports that it is slow.
        const isOfDriver = message.text().includes('GL Driver Message');
        // Playwright blocks service workers by configuration.
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

/** Stores the visitor's refusal to be counted, as if given before. */
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
 * Whether a target is too small only because a bar at the edge of the screen covers a part of it; scrolling helps.
 */
function isHalfUnderBar({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => id === 'target-size' && /obscured/i.test(JSON.stringify(data)));
}

/** Cards of results after the first ones; they are not checked, because they have the same structure. */
const REPEATED_CARDS = 'main li:nth-child(n + 7) > article';

/** Checks that axe finds no violation of WCAG 2.2 AA on the page. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
}

/** The same check for only the open dialogs and panels, over a page that was checked before. */
export async function expectOverlayAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where, ':is(dialog[open], [role="dialog"])');
}

async function expectNoViolations(page: Page, where: string, selector?: string): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page })
    // Collects the results in the page itself instead of a new one. That leaves out frames, which belong to a
    // payment provider.
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

/** Waits for animations to end, because a half-transparent text has another contrast than its final one. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Opens the search on a page of results: on a phone it is one line until that is pressed. */
export async function openSearch(page: Page, words: SiteWords, isMobile: boolean): Promise<Locator> {
  const box = page.getByRole('search');
  if (isMobile && !(await box.isVisible())) await summaryOf(page, words).click();
  await expect(box).toBeVisible();
  return box;
}

/** The one-line search above the results on a phone. */
export function summaryOf(page: Page, words: SiteWords): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${words('searchBox.summary')}`) });
}

/** Waits until the page is hydrated: its hearts, which only the browser renders, are visible, and controls work. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('article button[aria-pressed]').first()).toBeVisible();
  await answering(page);
}

/** Waits until each control in `main` is hydrated, also those of parts whose code loads after the page. */
async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, input, select)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/**
 * Waits until a server-rendered control is hydrated; an earlier press acts as it does without JavaScript.
 */
export async function answers(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true);
}
