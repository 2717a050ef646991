import type { Name, Pointer } from '../driver.ts';
import type { Kit, TesterOptions } from '../kit.ts';
import { named } from '../text.ts';

/** A row of cards (`CardCarousel`) or a card's photos (`PhotoCarousel`). */
export interface CarouselTester {
  /** The numbers of the slides in view, from 1, in order; in a row of cards, those whose middle is in view. */
  shown(): Promise<readonly number[]>;
  /** How many slides there are. */
  count(): Promise<number>;
  /**
   * Goes to the next slides by the carousel's button, or by a swipe with touch, and waits until they stand still.
   * Scrolls a row of cards into view first, because it starts there.
   *
   * @throws Error when there are no next slides, and when nothing moves
   */
  next(): Promise<void>;
  /** Goes to the previous slides, in the same way as `next`. */
  previous(): Promise<void>;
}

/** Which row of cards a tester acts on. */
export interface CarouselOptions<Part> extends TesterOptions<Part> {
  /** Its accessible name. */
  name: Name;
}

/** Length of a swipe as a share of the width: over half, so that a slow swipe without momentum also turns a row. */
const SWIPE = 0.7;
const SWIPE_STEPS = 8;

/**
 * Consecutive reads at the same place after which a row of cards counts as stopped: it pauses before it snaps to a
 * card.
 */
const STILL_READS = 5;

export function carouselTester<Part>(kit: Kit<Part>, options: CarouselOptions<Part>): CarouselTester {
  const { driver } = kit;
  const is = `The carousel ${named(options.name)}`;

  const find = async () => {
    const scope = await kit.scopeOf(options.within);
    const shape = { name: options.name, attributes: { 'aria-roledescription': true } } as const;
    const row = { role: 'region', ...shape } as const;
    const root = await kit.one([row, { role: 'group', ...shape }], scope);
    const isRow = (await driver.find(row, scope.part)).length > 0;
    const slides = {
      role: isRow ? 'listitem' : 'group',
      attributes: { 'aria-roledescription': true },
      isHidden: true,
    } as const;
    return { root, slides, isRow };
  };

  /**
   * The carousel's own buttons, previous and next, which control the element that holds the slides. There are none
   * when all slides fit, and before a row has started.
   *
   * @param isHidden Whether to include hidden buttons, as on a phone.
   */
  const buttonsOf = async (root: Part, isRow: boolean, isHidden = false) => {
    const query = { role: 'button', attributes: { 'aria-controls': true }, isHidden } as const;
    const [id] = await driver.attributes(query, 'aria-controls', root);
    if (id == null) return [];
    // In a row without buttons of its own, the first buttons belong to the photos of a card.
    if (isRow && (await driver.find({ role: 'list', attributes: { id } }, root)).length === 0) return [];
    return driver.find({ role: 'button', attributes: { 'aria-controls': id }, isHidden }, root);
  };

  /** Scrolls a row into view and waits for its start: before that it has no buttons, and a swipe scrolls it. */
  const startRow = async (root: Part) => {
    await driver.reveal(root);
    const all = await count();
    await kit.reaches(
      async () => ({ places: await shown(), buttons: await buttonsOf(root, true, true) }),
      ({ places, buttons }) => buttons.length > 0 || places.length === all,
      ({ places }) => `${is} shows ${places.join(', ')} of ${all} and does not start.`,
    );
  };

  const shown = async (): Promise<readonly number[]> => {
    const { root, slides, isRow } = await find();
    if (!isRow) {
      const hidden = await driver.attributes(slides, 'aria-hidden', root);
      return hidden.flatMap((one, index) => (one === 'true' ? [] : [index + 1]));
    }
    const frame = await driver.boxOf(root);
    const boxes = await Promise.all((await driver.find(slides, root)).map((slide) => driver.boxOf(slide)));
    return boxes.flatMap(({ left, width }, index) => {
      const middle = left + width / 2;
      return middle >= frame.left && middle <= frame.left + frame.width ? [index + 1] : [];
    });
  };

  const swipe = async (root: Part, direction: 1 | -1, pointer: Pointer) => {
    await driver.reveal(root);
    const { left, top, width, height } = await driver.boxOf(root);
    const isMirrored = (await driver.directionOf(root)) === 'rtl';
    const by = width * SWIPE * direction * (isMirrored ? 1 : -1);
    // In the lower part of a card: a swipe above it could turn the photos of the card instead.
    const from = { x: left + width / 2 - by / 2, y: top + height * 0.8 };
    const hold = await driver.hold(root, from, pointer);
    for (let step = 1; step <= SWIPE_STEPS; step += 1)
      await hold.moveTo({ x: from.x + (by * step) / SWIPE_STEPS, y: from.y });
    await hold.release();
  };

  const move = async (direction: 1 | -1) => {
    const { root, isRow } = await find();
    if (isRow) await startRow(root);
    const way = direction > 0 ? 'next' : 'previous';
    const [before, buttons] = [await shown(), await buttonsOf(root, isRow)];
    const button = direction > 0 ? buttons.at(-1) : buttons[0];
    const stands = `${is} shows ${before.join(', ')} of ${await count()}`;
    if (button !== undefined && (await driver.attribute(button, 'aria-disabled')) === 'true')
      throw new Error(`${stands}: there is no ${way}.`);
    if (kit.interaction === 'touch') await swipe(root, direction, 'touch');
    else if (button === undefined) throw new Error(`${stands} and has no button for the ${way}.`);
    else await kit.press(button);
    let lastLeft: number | undefined;
    let stillReads = 0;
    await kit.reaches(
      async () => ({ places: await shown(), left: await leftOfSlides() }),
      ({ places, left }) => {
        stillReads = left === lastLeft ? stillReads + 1 : 0;
        lastLeft = left;
        return stillReads >= STILL_READS && places.join() !== before.join();
      },
      () => `${stands}, and did not move to the ${way}.`,
    );
  };

  /** Left edge of the first slide; it still changes after other cards have come into view, until the row stops. */
  const leftOfSlides = async (): Promise<number> => {
    const { root, slides } = await find();
    const [first] = await driver.find(slides, root);
    return first === undefined ? 0 : (await driver.boxOf(first)).left;
  };

  const count = async () => {
    const { root, slides } = await find();
    return (await driver.find(slides, root)).length;
  };

  return { shown, count, next: () => move(1), previous: () => move(-1) };
}
