/**
 * The public name of a token, without the leading dashes: `['color', 'inkMuted']` becomes "sabadora-color-ink-muted".
 */
export function tokenName(path: readonly string[]): string {
  return `sabadora-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
