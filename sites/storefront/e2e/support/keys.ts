import { expect, type Locator, type Page } from '@playwright/test';

/** How the focus appears to a visitor without a pointer. */
interface FocusSeen {
  /** Tag and name of the focused element, for the report. */
  what: string;
  /** Whether no element has the focus, so that Tab would start at the top of the page. */
  isLost: boolean;
  /** Whether a part of the element is on the screen and not covered (WCAG 2.4.11). */
  isInSight: boolean;
  /** Whether the element, or one around or beside it, has an outline (WCAG 2.4.7). */
  isMarked: boolean;
}

async function focusSeen(page: Page): Promise<FocusSeen> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement)
      return { what: 'nothing', isLost: true, isInSight: false, isMarked: false };
    const what = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 60)}" ${focused.id} ${focused.getAttribute('name') ?? ''}`;
    const isOutlined = (element: Element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    // The outline may be on another element: on the one drawn in place of an invisible native control, or on the card
    // that a link fills.
    const drawn: Element[] = [];
    const levels = 8;
    for (let at: Element | null = focused; at && drawn.length < levels; at = at.parentElement) drawn.push(at);
    const beside = [...(focused.parentElement?.children ?? [])];
    const isMarked = [...drawn, ...beside].some(isOutlined);
    // A native control may be invisible, with a visible label in its place.
    const shown = drawn.find((element) => {
      const rect = element.getBoundingClientRect();
      return rect.width > 1 && rect.height > 1;
    });
    const rect = (shown ?? focused).getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isInSight = steps.some((x) =>
      steps.some((y) => {
        const at = document.elementFromPoint(rect.x + rect.width * x, rect.y + rect.height * y);
        return at !== null && (shown?.contains(at) === true || at.contains(focused));
      }),
    );
    return { what, isLost: false, isInSight, isMarked };
  });
}

/** Checks that an element has the focus, is in sight, and has an outline. */
export async function expectFocusSeen(page: Page, when: string): Promise<void> {
  await expect
    .poll(async () => {
      const { what, ...seen } = await focusSeen(page);
      return { ...seen, where: seen.isLost || !seen.isInSight || !seen.isMarked ? what : '' };
    }, `focus ${when}`)
    .toEqual({ isLost: false, isInSight: true, isMarked: true, where: '' });
}

/** Checks that an element has the focus; it needs no outline, e.g. if it is a title that gets the focus from code. */
export async function expectFocusKept(page: Page, when: string): Promise<void> {
  await expect.poll(async () => (await focusSeen(page)).isLost, `focus lost ${when}`).toBe(false);
}

/** Most presses of Tab; no page has more stops. */
const STOPS_MAX = 150;

/** Presses Tab until the element has the focus; checks the focus at each stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === STOPS_MAX) throw new Error(`Tab does not lead to ${String(target)}.`);
    await page.keyboard.press('Tab');
    await expectFocusSeen(page, `on the way to ${String(target)}`);
  }
  await expectFocusSeen(page, `on ${String(target)}`);
}

/** Goes to a control by Tab and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  // The control may be disabled until an earlier choice has been processed.
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
