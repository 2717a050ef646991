/** A rectangle of the viewport, in px from its top and left. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Position and largest size of a panel anchored to its trigger, in px. */
export interface Placement {
  /** Edge of the viewport that `offset` is measured from: the bottom for a panel above its trigger. */
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
  /** Height in px used to choose the side. @default the panel's own height */
  heightForSide?: number;
  viewport: { width: number; height: number };
  isRightToLeft: boolean;
  /** The preferred side of the trigger, used if there is room. @default 'below' */
  side?: 'below' | 'above';
  /** Part of the trigger that the panel is aligned with. @default 'start' */
  align?: 'start' | 'centre';
  /** Whether the panel may cover its trigger if neither side has enough room. @default false */
  canCoverTrigger?: boolean;
  /** Additional px between trigger and panel. @default 0 */
  distance?: number;
}

/** Space in px between trigger and panel, and between panel and the edge of the screen. */
const gap = 8;

/** Height in px that is enough for any panel, with scrolling content. */
const USABLE_HEIGHT = 280;

/**
 * Positions a panel: on its side of the trigger, or on the other if that has more room, moved inside the viewport and
 * never larger than it.
 */
export function place(space: Space): Placement {
  const { trigger, panel, viewport, isRightToLeft, side = 'below', align = 'start' } = space;
  const { canCoverTrigger = false, distance = 0, heightForSide = panel.height } = space;
  const fromTrigger = gap + distance;
  const below = viewport.height - trigger.bottom - fromTrigger - gap;
  const above = trigger.top - fromTrigger - gap;

  const maxWidth = viewport.width - 2 * gap;
  const width = Math.min(panel.width, maxWidth);
  const centred = (trigger.left + trigger.right - width) / 2;
  const start = isRightToLeft ? trigger.right - width : trigger.left;
  const wanted = align === 'centre' ? centred : start;
  const across = { left: Math.max(gap, Math.min(wanted, viewport.width - gap - width)), maxWidth };

  if (canCoverTrigger && Math.max(below, above) < Math.min(heightForSide, USABLE_HEIGHT)) {
    const maxHeight = Math.max(0, viewport.height - 2 * gap);
    const height = Math.min(panel.height, maxHeight);
    return { edge: 'top', offset: viewport.height - gap - height, maxHeight, ...across };
  }
  const isBelow =
    side === 'below' ? heightForSide <= below || below >= above : heightForSide > above && below > above;
  return {
    edge: isBelow ? 'top' : 'bottom',
    offset: isBelow ? trigger.bottom + fromTrigger : viewport.height - trigger.top + fromTrigger,
    maxHeight: Math.max(0, isBelow ? below : above),
    ...across,
  };
}
