import { place } from './place.ts';

/**
 * Puts an open popover beside its trigger, and keeps it there while page, trigger or panel change.
 *
 * @param leastHeight px that the panel counts at least, so that it keeps its side while its content changes
 * @returns how to end that
 */
export function standBeside(panel: HTMLElement, trigger: HTMLElement, leastHeight = 0): () => void {
  const update = () => stand(panel, trigger, leastHeight);
  const follow = ({ target }: Event) => {
    if (target instanceof Node && !panel.contains(target)) update();
  };
  update();
  const resized = new ResizeObserver(update);
  resized.observe(panel);
  // Captured, because a trigger may stand in any scrolling part of the page.
  document.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', update);
  return () => {
    resized.disconnect();
    document.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', update);
  };
}

function stand(panel: HTMLElement, trigger: HTMLElement, leastHeight: number): void {
  panel.style.setProperty('max-height', 'none');
  const { edge, offset, left, maxHeight, maxWidth } = place({
    trigger: trigger.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: Math.max(panel.offsetHeight, leastHeight) },
    viewport: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
    isRightToLeft: getComputedStyle(trigger).direction === 'rtl',
  });
  panel.style.setProperty('top', edge === 'top' ? `${offset}px` : 'auto');
  panel.style.setProperty('bottom', edge === 'bottom' ? `${offset}px` : 'auto');
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('max-height', `${maxHeight}px`);
  panel.style.setProperty('max-width', `${maxWidth}px`);
}
