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

/** Distance in px that a finger must move for its press to count as a drag instead of the start of a scroll. */
const SLOP = 4;

/** Position and id of a pointer that was pressed. */
export interface Press extends Grasp {
  /** Vertical position, in px of the window. */
  y: number;
  pointerId: number;
  /** A mouse grabs its handle at once; a finger must first move sideways, because it may be about to scroll. */
  phase: 'waiting' | 'moving';
}

/** A press on a handle or the rail, until the pointer is lifted. */
export interface Drag extends Omit<Press, 'phase'> {
  /** The values that a cancelled drag restores. */
  before: Values;
  /**
   * - `waiting`: a finger that may still scroll the page
   * - `moving`: the handle follows the pointer
   * - `lifted`: a finger that was lifted without moving; only a click shows that it was a tap and did not stop a
   * scroll
   */
  phase: 'waiting' | 'moving' | 'lifted';
  /** Undefined while several handles are at the same place and the direction of the drag is not known yet. */
  handle?: number | undefined;
  /** Distance from the pointer to the centre of its handle, in px. */
  grip: number;
}

/** State of a slider between two actions. */
export interface SliderState {
  values: Values;
  /** The handle that was moved last; it lies on top. */
  top?: number;
  drag?: Drag | undefined;
}

/** An event of a pressed pointer; `cancel` means that the browser uses the pointer to scroll or zoom. */
export interface PointerAction {
  type: 'move' | 'release' | 'cancel';
  pointerId: number;
  x: number;
  y: number;
}

/** Actions of a slider. */
export type SliderAction =
  /** The caller rendered, possibly with new values or another scale. */
  | { type: 'show'; values: Values | undefined }
  /** All values are replaced: typed, or reset by a form. */
  | { type: 'set'; values: Values }
  /** A value is requested by a key, or by the native input of a handle. */
  | { type: 'key'; handle: number; requested: number }
  | { type: 'press'; press: Press }
  | PointerAction
  /** A finger was lifted where it was pressed: a tap. */
  | { type: 'click' }
  /** A drag ends at its current values. */
  | { type: 'disable' };

/** The state after an action. */
export function sliderReducer(state: SliderState, action: SliderAction, scale: HandleScale): SliderState {
  const { values, drag } = state;
  switch (action.type) {
    case 'show': {
      // While a pointer holds a handle, its value takes precedence over the caller's, which may be older.
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

/** State after an event of the pointer that drags. */
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

/** Moves the dragged handle to the pointer; a press without a handle first grabs the nearest one. */
function follow(state: SliderState, held: Drag, x: number, scale: HandleScale): SliderState {
  const drag = held.handle === undefined ? grasped(state.values, held, x, scale) : held;
  const next = { ...state, drag };
  const { handle, grip, track } = drag;
  if (handle === undefined || track.width === 0) return next;
  return request(next, handle, valueAt(x + grip, scale, track), scale);
}

/** The drag with the handle that it grabs, if one is nearest. */
function grasped(values: Values, drag: Drag, x: number, scale: HandleScale): Drag {
  const handle = nearestHandle(values, drag, x - drag.x, scale);
  const grip = positionOf(values[handle ?? -1] ?? 0, scale, drag.track) - drag.x;
  return { ...drag, handle, grip: Math.abs(grip) > drag.reach ? 0 : grip };
}

function request(state: SliderState, handle: number, requested: number, scale: HandleScale): SliderState {
  return { ...state, values: moved(state.values, handle, requested, scale), top: handle };
}
