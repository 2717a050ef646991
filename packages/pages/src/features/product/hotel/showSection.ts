/** Scrolls to a section, clear of the bar that sticks above it (PR-057), where keys and screen readers go on. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
}
