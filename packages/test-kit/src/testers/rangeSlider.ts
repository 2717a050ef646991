import type { Pointer } from '../driver.ts';
import type { Kit, TesterOptions } from '../kit.ts';

/** A slider with two handles (`RangeSlider`). */
export interface RangeSliderTester {
  /** The lower and the upper value. */
  range(): Promise<[lower: number, upper: number]>;
  /**
   * Drags both handles, or moves them by keys. After a drag, arrow keys correct what it could not place exactly, e.g.
   * one of ten thousand steps on a short line.
   *
   * @throws Error when a value cannot be reached, with the nearest; for a pointer also where the page has no layout
   *   (jsdom)
   */
  setRange(range: readonly [lower: number, upper: number]): Promise<void>;
}

/** Most moves of a pointer to reach a value. */
const MOST_MOVES = 24;
/** px of the first move: more than the distance from which a press is a drag. */
const FIRST_MOVE = 16;
/** A move goes at most this multiple of the distance from the start: a page that draws late shows an old value. */
const MOST_CHANGE = 2;

export function rangeSliderTester<Part>(kit: Kit<Part>, options: TesterOptions<Part>): RangeSliderTester {
  const { driver } = kit;

  const handles = async (): Promise<[Part, Part]> => {
    const scope = await kit.scopeOf(options.within);
    const group =
      options.name === undefined
        ? scope
        : await kit.scopeOf(await kit.one([{ role: 'group', name: options.name }], scope));
    return kit.reaches(
      async () => (await driver.find({ role: 'slider' }, group.part)) as [Part, Part],
      ({ length }) => length === 2,
      ({ length }) => `Looked in ${group.is} for the two handles of a range; found ${length} sliders.`,
    );
  };
  const valueOf = async (handle: Part) => Number(await driver.valueOf(handle));

  const set = async (handle: Part, value: number) => {
    if (kit.interaction !== 'keyboard' && (await valueOf(handle)) !== value)
      await dragTo(handle, value, kit.interaction);
    await moveByKeys(handle, value);
  };

  /** Moves the pointer until the handle has the value, or comes no nearer. */
  const dragTo = async (handle: Part, value: number, pointer: Pointer) => {
    await driver.reveal(handle);
    const { left, top, width, height } = await driver.boxOf(handle);
    if (width === 0)
      throw new Error(
        'A handle cannot be dragged where the page has no layout, as in jsdom: use interaction "keyboard".',
      );
    const [startX, y] = [left + width / 2, top + height / 2];
    const isMirrored = (await driver.directionOf(handle)) === 'rtl';
    const hold = await driver.hold(handle, { x: startX, y }, pointer);
    const start = await valueOf(handle);
    let x = startX + (value > start !== isMirrored ? FIRST_MOVE : -FIRST_MOVE);
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      // The second move comes a frame later: by then most pages have drawn the result of the first.
      await hold.moveTo({ x, y });
      await hold.moveTo({ x, y });
      const now = await valueOf(handle);
      if (now === value) break;
      // Values lie evenly along the line, so that the change per px so far gives the distance that is left.
      const way = x - startX;
      const perPx = (now - start) / way;
      const by = perPx === 0 ? Math.sign(way) * FIRST_MOVE : (value - now) / perPx;
      if (Math.abs(by) < 0.05) break;
      const most = MOST_CHANGE * Math.abs(way);
      x += Math.max(-most, Math.min(by, most));
    }
    await hold.release();
    await waitUntilStill(handle);
  };

  /** Waits until the value is the same twice in a row: moves of a pointer are drawn after their event. */
  const waitUntilStill = async (handle: Part) => {
    let last: number | undefined;
    await kit.reaches(
      () => valueOf(handle),
      (value) => {
        const isStill = value === last;
        last = value;
        return isStill;
      },
      async (value) =>
        `The slider “${await driver.nameOf(handle)}” still moves after its handle was let go; it stands at ${value}.`,
    );
  };

  /** Presses keys until the handle has the value: large steps while it is far, single ones when near. */
  const moveByKeys = async (handle: Part, value: number) => {
    let now = await valueOf(handle);
    if (now === value) return;
    await driver.focus(handle);
    const strides = { Arrow: 0, Page: 0 };
    while (now !== value) {
      const distance = Math.abs(value - now);
      const isFar = strides.Arrow > 0 && distance >= Math.max(strides.Page, 10 * strides.Arrow);
      const kind = isFar ? 'Page' : 'Arrow';
      const stride = strides[kind];
      const times = stride === 0 ? 1 : Math.max(1, Math.floor(distance / stride));
      const key = `${kind}${value > now ? 'Up' : 'Down'}`;
      await driver.pressKey(key, times);
      const before = now;
      now = await kit.reaches(
        () => valueOf(handle),
        (reached) => reached !== before,
        async () =>
          `The slider “${await driver.nameOf(handle)}” stands at ${before} and cannot go to ${value}: ${await limitsOf(handle)}.`,
      );
      if (stride === 0) strides[kind] = Math.abs(now - before);
      if (value > before !== value > now && now !== value && kind === 'Arrow')
        throw new Error(
          `The slider “${await driver.nameOf(handle)}” cannot stand at ${value}: from ${before} its next step is ${now}.`,
        );
    }
  };
  const limitsOf = async (handle: Part) =>
    `it goes from ${await driver.attribute(handle, 'min')} to ${await driver.attribute(handle, 'max')}`;

  return {
    async range() {
      const [lower, upper] = await handles();
      return [await valueOf(lower), await valueOf(upper)];
    },
    async setRange([lowerValue, upperValue]) {
      const [lower, upper] = await handles();
      // The handles do not pass each other: the one that has room goes first.
      const isUpperFirst = upperValue >= Number(await driver.attribute(upper, 'min'));
      if (isUpperFirst) await set(upper, upperValue);
      await set(lower, lowerValue);
      if (!isUpperFirst) await set(upper, upperValue);
    },
  };
}
