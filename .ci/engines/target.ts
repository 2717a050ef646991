/** Point in the runner's window for a pointer, in px, or why there is none yet. */
export type Place = { x: number; y: number } | { missing: string };

export interface Aim {
  /** Selector in the syntax of Vitest's locators, which includes CSS. */
  selector: string;
  /** From the element's upper left corner, px. @default its middle */
  position?: { x: number; y: number };
  /** Skips the checks that the element is enabled and not covered. @default false */
  force?: boolean;
  /** Milliseconds to wait for the element. */
  timeoutMs: number;
}

/** The window of Vitest's frame. */
interface TesterWindow extends Window {
  __vitest_browser_runner__: {
    selectorEngine: {
      parseSelector(selector: string): unknown;
      querySelectorAll(selector: unknown, root: Node): Element[];
    };
  };
}

/**
 * Waits until exactly one element matches and is visible, still, enabled and not covered, scrolls it into view, and
 * returns its position. Runs in the runner's page, which has the frame of the test, so it must use nothing outside of
 * itself.
 */
export async function locate({ selector, position, force, timeoutMs }: Aim): Promise<Place> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vitest]');
  if (!frame?.contentWindow) return { missing: 'no test is running' };
  const tester = frame.contentWindow as TesterWindow;
  const engine = tester.__vitest_browser_runner__.selectorEngine;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const deadline = performance.now() + timeoutMs;
  let missing = '';

  function lookOnce(): { element: Element; x: number; y: number } | undefined {
    const elements = engine.querySelectorAll(engine.parseSelector(selector), tester.document);
    const [element] = elements;
    if (!element || elements.length > 1) {
      missing = `${elements.length} elements`;
      return undefined;
    }
    const box = element.getBoundingClientRect();
    // The root of an empty page is 0 px high, but still gets pointer events.
    const isEmpty = element !== tester.document.documentElement && (box.width === 0 || box.height === 0);
    if (isEmpty || tester.getComputedStyle(element).visibility === 'hidden') {
      missing = 'not visible';
      return undefined;
    }
    if (force !== true && element.matches(':disabled')) {
      missing = 'disabled';
      return undefined;
    }
    return {
      element,
      x: box.left + (position?.x ?? box.width / 2),
      y: box.top + (position?.y ?? box.height / 2),
    };
  }

  const isOutside = (x: number, y: number) =>
    x < 0 || y < 0 || x >= tester.innerWidth || y >= tester.innerHeight;

  while (performance.now() < deadline) {
    const before = lookOnce();
    if (before && isOutside(before.x, before.y))
      before.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await nextFrame();
    const after = lookOnce();
    if (!before || !after) continue;
    if (before.element !== after.element || before.x !== after.x || before.y !== after.y) {
      missing = 'moving';
      continue;
    }
    const { element, x, y } = after;
    if (isOutside(x, y)) {
      missing = 'outside of the window';
      if (force !== true) continue;
    }
    let hit = tester.document.elementFromPoint(x, y);
    while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(x, y) ?? null;
    // As in Playwright, the pointer may hit a label of the element.
    const isHit =
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
    if (!isHit && force !== true) {
      missing = `behind ${hit?.outerHTML.slice(0, 120)}`;
      continue;
    }
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / tester.innerWidth;
    return { x: outer.left + x * scale, y: outer.top + y * scale };
  }
  return { missing };
}

/** Gives the frame of the test the focus, unless something within it has it. Runs in the runner's page. */
export function focusTester(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vitest]');
  if (document.activeElement !== frame) frame?.focus();
}

/**
 * Adds a focusable element before and after the frame of the test. Without them, Tab would move the focus from the
 * frame to the browser's toolbar, from where no script can move it back, and later keys would go there, too. Runs in
 * the runner's page.
 */
export function keepTabInPage(): void {
  for (const where of ['prepend', 'append'] as const) {
    const place = document.createElement('div');
    place.tabIndex = 0;
    place.ariaLabel = 'Outside of the test';
    document.body[where](place);
  }
}

/** Resolves when the page has handled earlier input, because Firefox reports an action as done before that. */
export function settle(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Focuses a field, selects its text, or sets a select's options. Runs in the runner's page. */
export function prepareField(selector: string, task: 'focus' | 'selectAll' | { options: string[] }): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vitest]');
  const tester = frame?.contentWindow as TesterWindow | null | undefined;
  if (!tester) throw new Error('no test is running');
  const engine = tester.__vitest_browser_runner__.selectorEngine;
  const [element] = engine.querySelectorAll(engine.parseSelector(selector), tester.document);
  if (!element) throw new Error(`nothing found for ${selector}`);
  (element as HTMLElement).focus();
  if (task === 'focus') return;
  if (task === 'selectAll') {
    if ('select' in element && typeof element.select === 'function') element.select();
    else tester.getSelection()?.selectAllChildren(element);
    return;
  }
  for (const option of (element as HTMLSelectElement).options)
    option.selected = task.options.includes(option.value) || task.options.includes(option.label);
  for (const type of ['input', 'change'] as const)
    element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}
