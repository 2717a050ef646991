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
  /** Where it stands when there is room. @default 'below' */
  side?: 'below' | 'above';
  /** Which part of the trigger it is aligned with. @default 'start' */
  align?: 'start' | 'centre';
}

/** Between trigger and panel, and between panel and the edge of the screen, in px. */
const gap = 8;

/**
 * Where a panel stands: on its side of the trigger; on the other when there is more room there and too little here;
 * pushed inside the viewport and never larger than it.
 */
export function place({
  trigger,
  panel,
  viewport,
  isRightToLeft,
  side = 'below',
  align = 'start',
}: Space): Placement {
  const below = viewport.height - trigger.bottom - 2 * gap;
  const above = trigger.top - 2 * gap;
  const isBelow =
    side === 'below' ? panel.height <= below || below >= above : panel.height > above && below > above;
  const maxWidth = viewport.width - 2 * gap;
  const width = Math.min(panel.width, maxWidth);
  const centred = (trigger.left + trigger.right - width) / 2;
  const start = isRightToLeft ? trigger.right - width : trigger.left;
  const wanted = align === 'centre' ? centred : start;
  return {
    edge: isBelow ? 'top' : 'bottom',
    offset: isBelow ? trigger.bottom + gap : viewport.height - trigger.top + gap,
    left: Math.max(gap, Math.min(wanted, viewport.width - gap - width)),
    maxHeight: Math.max(0, isBelow ? below : above),
    maxWidth,
  };
}
