import { layoutFaults } from '../packages/design-system/src/testing/layoutFaults.ts';

/**
 * Nothing may be wider than the window, where reading would mean scrolling in two directions (WCAG 2.2, 1.4.10), and no
 * text may be cut off.
 *
 * @throws Error that names what is.
 */
export function expectReadable(): void {
  const faults = layoutFaults();
  if (faults.length > 0)
    throw new Error(`In a window of ${innerWidth} px: ${faults.slice(0, 5).join('; ')}.`);
}
