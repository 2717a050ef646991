export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Placement {
  /** px from the top of the viewport, or from its bottom for a panel above its trigger. */
  edge: 'top' | 'bottom';
  offset: number;
  left: number;
  maxHeight: number;
  maxWidth: number;
}

interface Space {
  trigger: Box;
  /** Natural size of the panel. */
  panel: { width: number; height: number };
  viewport: { width: number; height: number };
  isRightToLeft: boolean;
}

/** Between trigger and panel, and between panel and the edge of the screen, in px. */
const gap = 8;

/**
 * Where a panel stands: under its trigger and aligned with its start; above when there is more room there and too
 * little below; pushed inside the viewport and never larger than it.
 */
export function place({ trigger, panel, viewport, isRightToLeft }: Space): Placement {
  const below = viewport.height - trigger.bottom - 2 * gap;
  const above = trigger.top - 2 * gap;
  const isBelow = panel.height <= below || below >= above;
  const maxWidth = viewport.width - 2 * gap;
  const width = Math.min(panel.width, maxWidth);
  const start = isRightToLeft ? trigger.right - width : trigger.left;
  return {
    edge: isBelow ? 'top' : 'bottom',
    offset: isBelow ? trigger.bottom + gap : viewport.height - trigger.top + gap,
    left: Math.max(gap, Math.min(start, viewport.width - gap - width)),
    maxHeight: Math.max(0, isBelow ? below : above),
    maxWidth,
  };
}
