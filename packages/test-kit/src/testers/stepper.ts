import type { Kit, TesterOptions } from '../kit.ts';

/** A count of people with a button either side (`ParticipantStepper`). */
export interface StepperTester {
  /** The count. */
  value(): Promise<number>;
  /** The fewest and the most that can be chosen. */
  bounds(): Promise<[fewest: number, most: number]>;
  /**
   * Adds one, `times` times, by the + button or Arrow Up. @default 1
   *
   * @throws Error at the upper bound, and when the count does not change
   */
  increase(times?: number): Promise<void>;
  /** Subtracts one, `times` times, in the same way as `increase`. @default 1 */
  decrease(times?: number): Promise<void>;
  /** Goes to a count step by step. @throws Error when it is beyond the bounds */
  set(count: number): Promise<void>;
}

export function stepperTester<Part>(kit: Kit<Part>, options: TesterOptions<Part>): StepperTester {
  const { driver } = kit;

  const find = async () => {
    const scope = await kit.scopeOf(options.within);
    return { scope, spin: await kit.one([{ role: 'spinbutton', name: options.name }], scope) };
  };
  const numberOf = async (spin: Part, attribute: string) =>
    Number((await driver.attribute(spin, attribute)) ?? Number.NaN);
  const boundsOf = async (spin: Part): Promise<[number, number]> => [
    await numberOf(spin, 'aria-valuemin'),
    await numberOf(spin, 'aria-valuemax'),
  ];

  const move = async (by: 1 | -1, times: number) => {
    for (let step = 0; step < times; step += 1) {
      const { scope, spin } = await find();
      const [name, before, [fewest, most]] = [
        await driver.nameOf(spin),
        await numberOf(spin, 'aria-valuenow'),
        await boundsOf(spin),
      ];
      const wanted = before + by;
      if (wanted < fewest || wanted > most)
        throw new Error(
          `The stepper “${name}” stands at ${before} and goes from ${fewest} to ${most}: it cannot be ${wanted}.`,
        );
      if (kit.interaction === 'keyboard') {
        await driver.focus(spin);
        await driver.pressKey(by > 0 ? 'ArrowUp' : 'ArrowDown');
      } else {
        // Both buttons refer to the count in `aria-controls`: the first subtracts, the last adds.
        const controls = (await driver.attribute(spin, 'id')) ?? '';
        const query = { role: 'button', attributes: { 'aria-controls': controls } } as const;
        const buttons = await driver.find(query, scope.part);
        const button = by > 0 ? buttons.at(-1) : buttons[0];
        if (button === undefined || buttons.length !== 2)
          throw new Error(
            `The stepper “${name}” needs two buttons with aria-controls="${controls}", and has ${buttons.length}.`,
          );
        await driver.press(button, kit.interaction);
      }
      await kit.reaches(
        () => numberOf(spin, 'aria-valuenow'),
        (value) => value === wanted,
        (value) =>
          `The stepper “${name}” was asked for ${wanted} and shows ${value}: its owner did not take it.`,
      );
    }
  };

  const value = async () => numberOf((await find()).spin, 'aria-valuenow');
  return {
    value,
    bounds: async () => boundsOf((await find()).spin),
    increase: (times = 1) => move(1, times),
    decrease: (times = 1) => move(-1, times),
    async set(count) {
      const by = count - (await value());
      await move(by > 0 ? 1 : -1, Math.abs(by));
    },
  };
}
