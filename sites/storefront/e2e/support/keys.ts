import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor without a pointer sees of the focus. */
interface FocusSeen {
  /** Role or tag and name, for the report. */
  what: string;
  /** On nothing: the next key would begin anew at the top. */
  isLost: boolean;
  /** A part of it is on the screen and under nothing (WCAG 2.4.11). */
  isInSight: boolean;
  /** It, or an element around or beside it, has an outline (WCAG 2.4.7). */
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
    // A native control without a look of its own is marked by what is drawn in its place, a link by the card that it
    // fills.
    const drawn: Element[] = [];
    const levels = 8;
    for (let at: Element | null = focused; at && drawn.length < levels; at = at.parentElement) drawn.push(at);
    const beside = [...(focused.parentElement?.children ?? [])];
    const isMarked = [...drawn, ...beside].some(isOutlined);
    // A native control may be out of sight, and its label in its place.
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

/** The focus is somewhere, in sight, and marked. */
export async function expectFocusSeen(page: Page, when: string): Promise<void> {
  await expect
    .poll(async () => {
      const { what, ...seen } = await focusSeen(page);
      return { ...seen, where: seen.isLost || !seen.isInSight || !seen.isMarked ? what : '' };
    }, `focus ${when}`)
    .toEqual({ isLost: false, isInSight: true, isMarked: true, where: '' });
}

/** The focus is somewhere; a title that is only read has no mark. */
export async function expectFocusKept(page: Page, when: string): Promise<void> {
  await expect.poll(async () => (await focusSeen(page)).isLost, `focus lost ${when}`).toBe(false);
}

/** More stops than any page has. */
const STOPS_MAX = 150;

/** Goes on by Tab until the focus is on an element; each stop on the way is seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === STOPS_MAX) throw new Error(`Tab does not lead to ${String(target)}.`);
    await page.keyboard.press('Tab');
    await expectFocusSeen(page, `on the way to ${String(target)}`);
  }
  await expectFocusSeen(page, `on ${String(target)}`);
}

/** Goes to a control and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  // It may be waiting for what was chosen before.
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}

/** Goes to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
