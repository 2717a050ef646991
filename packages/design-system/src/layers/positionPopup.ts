import { holds, isNode, windowOf } from './dom.ts';
import { place } from './place.ts';

interface PopupOptions {
  /** Height in px by which it chooses its side, for a panel whose content changes. @default its own */
  heightForSide?: number;
  /** Whether it may lie over its trigger where neither side has room to use it. @default false */
  canCoverTrigger?: boolean;
}

/**
 * Positions an open popover below or above its trigger (`place`), again whenever the page scrolls and the window or the
 * panel changes its size. A block margin of the popover is its distance to the trigger.
 *
 * @returns a function that ends the positioning
 */
export function positionPopup(
  panel: HTMLElement,
  trigger: HTMLElement,
  options: PopupOptions = {},
): () => void {
  const update = () => updatePosition(panel, trigger, options);
  const follow = ({ target }: Event) => {
    if (isNode(target) && !holds(panel, target)) update();
  };
  const { ownerDocument } = panel;
  const view = windowOf(panel);
  update();
  const resized = new ResizeObserver(update);
  resized.observe(panel);
  // Captured, because the trigger may be in any scrolling part of the page.
  ownerDocument.addEventListener('scroll', follow, { capture: true, passive: true });
  view.addEventListener('resize', update);
  return () => {
    resized.disconnect();
    ownerDocument.removeEventListener('scroll', follow, { capture: true });
    view.removeEventListener('resize', update);
  };
}

function updatePosition(
  panel: HTMLElement,
  trigger: HTMLElement,
  { heightForSide, canCoverTrigger = false }: PopupOptions,
): void {
  panel.style.setProperty('max-height', 'none');
  const { clientWidth, clientHeight } = panel.ownerDocument.documentElement;
  const distance = Number.parseFloat(getComputedStyle(panel).marginBlockStart) || 0;
  const { edge, offset, left, maxHeight, maxWidth } = place({
    trigger: trigger.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    ...(heightForSide !== undefined && { heightForSide }),
    viewport: { width: clientWidth, height: clientHeight },
    isRightToLeft: getComputedStyle(trigger).direction === 'rtl',
    distance,
    canCoverTrigger,
  });
  // The margin comes on top of the offset.
  const inset = `${offset - distance}px`;
  panel.style.setProperty('top', edge === 'top' ? inset : 'auto');
  panel.style.setProperty('bottom', edge === 'bottom' ? inset : 'auto');
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('max-height', `${maxHeight}px`);
  panel.style.setProperty('max-width', `${maxWidth}px`);
}
