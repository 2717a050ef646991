import { holds, isNode, windowOf } from './dom.ts';
import { place } from './place.ts';

interface PopupOptions {
  /** Height in px used to choose the side, for a panel whose content changes. @default the panel's own height */
  heightForSide?: number;
  /** Whether the panel may cover its trigger if neither side has enough room. @default false */
  canCoverTrigger?: boolean;
}

/**
 * Positions an open popover below or above its trigger (see `place`), and again whenever the page scrolls or the
 * window or the panel is resized. A block margin of the popover adds to its distance from the trigger.
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
  // In the capture phase, because the trigger may be in any scroll container.
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
  // The browser adds the margin to the offset.
  const inset = `${offset - distance}px`;
  panel.style.setProperty('top', edge === 'top' ? inset : 'auto');
  panel.style.setProperty('bottom', edge === 'bottom' ? inset : 'auto');
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('max-height', `${maxHeight}px`);
  panel.style.setProperty('max-width', `${maxWidth}px`);
}
