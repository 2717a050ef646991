import type { Name, Query } from './driver.ts';

/** Longest list of names in a message. */
const MOST_NAMES = 12;

/** Names for a message, e.g. `“Dates”, “Travellers”`. */
export function quoted(names: readonly string[]): string {
  const listed = names.slice(0, MOST_NAMES).map((name) => (name === '' ? 'one without a name' : `“${name}”`));
  const more = names.length - listed.length;
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** A query for a message, e.g. `the button “Dates”`. */
export function shown({ role, name, attributes }: Query): string {
  const extra = Object.entries(attributes ?? {}).map(([key, value]) =>
    value === true ? key : `${key}=${value}`,
  );
  const article = name === undefined ? `a ${role}` : `the ${role} ${named(name)}`;
  return article + (extra.length > 0 ? ` with ${extra.join(', ')}` : '');
}

/** A name for a message. */
export function named(name: Name): string {
  return typeof name === 'string' ? `“${name}”` : String(name);
}

/** A pattern for names that begin with this one, e.g. of a search field's button: its label, then its value. */
export function beginningWith(name: Name): RegExp {
  if (typeof name !== 'string') return name;
  return new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:\\s|$)`);
}

/** Whether an accessible name is the one that is looked for. */
export function isNamed(actual: string, name: Name): boolean {
  return typeof name === 'string' ? actual === name : name.test(actual);
}
