import { cloneElement, createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '../theme/index.ts';
import { minimalProps } from './minimalProps.tsx';
import { render } from './render.tsx';

/** Components that render beside their trigger, or over the page. */
const APART = new Set(['Dialog', 'Drawer', 'Tooltip']);

/** Components whose outermost element is only a wrapper: the attributes belong to the control. */
const ON_CONTROL = new Set(['FilterChip']);

/** Components that render no element around their children. */
const WITHOUT_ROOT = new Set(['ToastProvider', 'WordsProvider']);

const entries = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true });

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

const names = Object.values(entries)
  .flatMap((exports) => Object.keys(exports).filter((name) => isComponent(name, exports[name])))
  .filter((name) => !WITHOUT_ROOT.has(name))
  .sort();

afterEach(() => {
  vi.restoreAllMocks();
});

test('every public component has minimal props to be tested with', () => {
  expect(Object.keys(minimalProps).sort()).toEqual(names);
});

test.each(names)(
  '%s hands id, data-* and aria-* to its root, and its ref reaches an element of it',
  (name) => {
    const element = minimalProps[name];
    if (!element) throw new Error(`add ${name} to minimalProps.tsx`);
    // A map without WebGL logs an error.
    if (name === 'MapView') vi.spyOn(console, 'error').mockImplementation(() => {});
    const ref = createRef<Element>();
    const given = { id: 'given-id', 'data-given': 'data', 'aria-details': 'given-details' };
    const { container } = render(cloneElement(element, { ...given, ref } as object));
    const marked = document.querySelectorAll('[data-given]');
    expect(marked).toHaveLength(1);
    const [root] = marked;
    expect(root?.id).toBe(given.id);
    expect(root?.getAttribute('aria-details')).toBe(given['aria-details']);
    expect(root).toBe(APART.has(name) || ON_CONTROL.has(name) ? root : container.firstElementChild);
    expect(ref.current).toBeInstanceOf(Element);
    expect(root?.contains(ref.current)).toBe(true);
  },
);
