import type { KeyContract } from '../packages/design-system/src/keyboard/defineKeys.ts';
import { KeyboardTable } from './KeyboardTable.tsx';

const modules = import.meta.glob<Record<string, KeyContract>>('../packages/design-system/src/*/keys.ts', {
  eager: true,
});

/** The keyboard contract of every widget, by name. */
export function KeyboardContracts() {
  const contracts = Object.values(modules).flatMap((module) => Object.values(module));
  return contracts
    .toSorted((a, b) => a.widget.localeCompare(b.widget))
    .map((contract) => <KeyboardTable key={contract.widget} {...contract} />);
}
