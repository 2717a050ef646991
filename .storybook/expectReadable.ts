import { layoutFaults } from '../packages/design-system/src/testing/layoutFaults.ts';

/**
 * Checks that nothing is wider than the window, which would require scrolling in two directions (WCAG 2.2, 1.4.10),
 * and that no text is cut off.
 *
 * @throws Error that names such elements.
 */
export function expectReadable(): void {
  const faults = layoutFaults();
  if (faults.length > 0)
    throw new Error(`In a window of ${innerWidth} px: ${faults.slice(0, 5).join('; ')}.`);
}
