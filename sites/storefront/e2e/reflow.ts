import { expect, type Page } from '@playwright/test';

/** What is out of reach on a page as it stands: text beyond the sides, or cut off by a box that cannot be scrolled. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const shortened = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    /** Nobody is meant to see it where it stands: out of sight for screen readers, closed, or another slide. */
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[inert], [aria-hidden="true"], noscript') !== null;
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1)
      faults.push(
        `the page is ${scrollWidth} px wide in ${clientWidth} px: ${[...document.body.querySelectorAll('*')]
          .filter((element) => !isHidden(element) && element.getBoundingClientRect().right > clientWidth + 1)
          .slice(-1)
          .map((element) => `${element.tagName} ${element.className} ${shortened(element.textContent ?? '')}`)
          .join()}`,
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || shortened(node.textContent ?? '') === '' || isHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { position, clip, clipPath, textOverflow } = style;
        // Out of sight for screen readers; shortened, and whole elsewhere; the slides beside the one in view.
        if (textOverflow === 'ellipsis' || box.closest('[aria-roledescription]') !== null) break;
        if (clip !== 'auto' || clipPath !== 'none' || style.getPropertyValue('-webkit-line-clamp') !== 'none')
          break;
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        const edge = box.getBoundingClientRect();
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
        if (clips(style.overflowX) && (text.right > edge.right + 2 || text.left < edge.left - 2))
          faults.push(
            `cut at the side by ${box.tagName} ${box.className}: ${shortened(node.textContent ?? '')}`,
          );
        if (clips(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2))
          faults.push(
            `cut above or below by ${box.tagName} ${box.className}: ${shortened(node.textContent ?? '')}`,
          );
        if (position === 'fixed') break;
      }
    }
    return faults;
  });
}

/** On a page as wide as this nothing has to be scrolled sideways, and no text is cut (WCAG 1.4.10). */
export async function expectReflows(page: Page, where: string, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const faults = await faultsOf(page);
  if (before) await page.setViewportSize(before);
  expect(faults, `${where} in ${width} px`).toEqual([]);
}

/** With text twice as large nothing is lost (WCAG 1.4.4). */
export async function expectTextGrows(page: Page, where: string): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setSize('200%');
  const faults = await faultsOf(page);
  await setSize('');
  expect(faults, `${where} with text at 200 %`).toEqual([]);
}

/** On paper nothing that only a screen has: no bars over the text, nothing beyond the sides. */
export async function expectPrints(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { position, display } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return ['fixed', 'sticky'].includes(position) && display !== 'none' && width * height > 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
  const faults = await faultsOf(page);
  await page.emulateMedia({ media: null });
  expect(fixed, `what stands over ${where} on paper`).toEqual([]);
  expect(faults, `${where} on paper`).toEqual([]);
}
