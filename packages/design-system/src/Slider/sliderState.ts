import {
  type Grasp,
  type HandleScale,
  inOrder,
  moved,
  nearestHandle,
  positionOf,
  type Values,
  valueAt,
} from './values.ts';

/** Travel in px before a finger's press counts as a drag and not as the beginning of a scroll. */
const SLOP = 4;

/** Where a pointer came down, and which. */
export interface Press extends Grasp {
  /** In px of the window. */
  y: number;
  pointerId: number;
  /** A mouse takes its handle at once, a finger first has to show that it does not scroll. */
  phase: 'waiting' | 'moving';
}

/** A press on a handle or the rail, until the pointer is lifted. */
export interface Drag extends Omit<Press, 'phase'> {
  /** What a cancelled drag goes back to. */
  before: Values;
  /**
   * - `waiting`: a finger that may still be about to scroll the page
   * - `moving`: the handle follows the pointer
   * - `lifted`: a finger that did not move; only a click says whether it was a tap or stopped a scrolling page
   */
  phase: 'waiting' | 'moving' | 'lifted';
  /** Undefined while several handles are at the same place and the direction of the drag is not known yet. */
  handle?: number | undefined;
  /** From the pointer to the middle of its handle, in px. */
  grip: number;
}

/** What a slider shows, between two of its actions. */
export interface SliderState {
  values: Values;
  /** The handle moved last, which lies on top. */
  top?: number;
  drag?: Drag | undefined;
}

/** A pointer that is down; on `cancel` the browser took it for a scroll or a zoom. */
export interface PointerAction {
  type: 'move' | 'release' | 'cancel';
  pointerId: number;
  x: number;
  y: number;
}

/** What can happen to a slider. */
export type SliderAction =
  /** The owner rendered, perhaps with values of its own or another scale. */
  | { type: 'show'; values: Values | undefined }
  /** All values anew: typed, or put back by a form. */
  | { type: 'set'; values: Values }
  /** A value requested by a key, or by the native input of a handle. */
  | { type: 'key'; handle: number; requested: number }
  | { type: 'press'; press: Press }
  | PointerAction
  /** After a finger was lifted where it came down: a tap. */
  | { type: 'click' }
  /** A drag ends where it is. */
  | { type: 'disable' };

/** The slider after an event. */
export function sliderReducer(state: SliderState, action: SliderAction, scale: HandleScale): SliderState {
  const { values, drag } = state;
  switch (action.type) {
    case 'show': {
      // While a pointer holds a handle, its value takes precedence over the owner's, which may be older.
      const isHeld = drag && drag.phase !== 'lifted';
      return { ...state, values: inOrder((!isHeld && action.values) || values, scale) };
    }
    case 'set':
      return { ...state, values: inOrder(action.values, scale) };
    case 'key':
      return request(state, action.handle, action.requested, scale);
    case 'press': {
      const begun = { ...action.press, before: values, grip: 0 };
      return begun.phase === 'moving' ? follow(state, begun, begun.x, scale) : { ...state, drag: begun };
    }
    case 'click':
      return drag ? dropped(follow(state, drag, drag.x, scale)) : state;
    case 'disable':
      return dropped(state);
    case 'move':
    case 'release':
    case 'cancel':
      return drag?.pointerId === action.pointerId ? pointed(state, drag, action, scale) : state;
  }
}

const dropped = (state: SliderState): SliderState => ({ ...state, drag: undefined });

/** After a step of the pointer whose drag it is. */
function pointed(
  state: SliderState,
  drag: Drag,
  { type, x, y }: PointerAction,
  scale: HandleScale,
): SliderState {
  const { phase } = drag;
  if (type === 'cancel') return dropped({ ...state, values: drag.before });
  if (type === 'release')
    return phase === 'moving' ? dropped(state) : { ...state, drag: { ...drag, phase: 'lifted' } };
  const across = Math.abs(x - drag.x);
  const isSideways = across >= SLOP && across > Math.abs(y - drag.y);
  if (phase === 'lifted' || (phase === 'waiting' && !isSideways)) return state;
  return follow(state, { ...drag, phase: 'moving' }, x, scale);
}

/** Brings the handle of a drag to the pointer, a press on it by where it was pressed. */
function follow(state: SliderState, held: Drag, x: number, scale: HandleScale): SliderState {
  const drag = held.handle === undefined ? grasped(state.values, held, x, scale) : held;
  const next = { ...state, drag };
  const { handle, grip, track } = drag;
  if (handle === undefined || track.width === 0) return next;
  return request(next, handle, valueAt(x + grip, scale, track), scale);
}

/** The drag with its handle, where one is the nearest. */
function grasped(values: Values, drag: Drag, x: number, scale: HandleScale): Drag {
  const handle = nearestHandle(values, drag, x - drag.x, scale);
  const grip = positionOf(values[handle ?? -1] ?? 0, scale, drag.track) - drag.x;
  return { ...drag, handle, grip: Math.abs(grip) > drag.reach ? 0 : grip };
}

function request(state: SliderState, handle: number, requested: number, scale: HandleScale): SliderState {
  return { ...state, values: moved(state.values, handle, requested, scale), top: handle };
}
