/**
 * Scrolls to a section and moves the focus to it; the section ends up below the bar that sticks above it (PR-057).
 */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
}
