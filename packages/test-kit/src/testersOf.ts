import type { Driver, Interaction } from './driver.ts';
import { createKit, type TesterOptions } from './kit.ts';
import { calendarTester, type CalendarOptions, type CalendarTester } from './testers/calendar.ts';
import { carouselTester, type CarouselOptions, type CarouselTester } from './testers/carousel.ts';
import {
  destinationFieldTester,
  type DestinationFieldOptions,
  type DestinationFieldTester,
} from './testers/destinationField.ts';
import { dialogTester, type DialogTester } from './testers/dialog.ts';
import { rangeSliderTester, type RangeSliderTester } from './testers/rangeSlider.ts';
import { stepperTester, type StepperTester } from './testers/stepper.ts';
import { defaultWords, type TesterWords } from './words.ts';

/** Options of all testers. */
export interface TestersOptions {
  /** How steps are done, unless a tester says otherwise. @default 'mouse' */
  interaction?: Interaction | undefined;
  /** For pages that say other words than the design system's own in its five languages. */
  words?: Partial<TesterWords> | undefined;
}

/** Testers for what a page shows. Each looks for its component anew at every step, and waits for it. */
export interface Testers<Part> {
  /** Of a `StayCalendar`, by itself or behind its dates field. */
  calendar(options?: CalendarOptions<Part>): CalendarTester;
  /** Of a `CardCarousel` or `PhotoCarousel`, by its name. */
  carousel(options: CarouselOptions<Part>): CarouselTester;
  /** Of a `DestinationField`. */
  destinationField(options: DestinationFieldOptions<Part>): DestinationFieldTester;
  /** Of a dialog, a drawer or an open panel. */
  dialog(options?: TesterOptions<Part>): DialogTester<Part>;
  /** Of a `RangeSlider`. */
  rangeSlider(options?: TesterOptions<Part>): RangeSliderTester;
  /** Of a `ParticipantStepper`. */
  stepper(options?: TesterOptions<Part>): StepperTester;
}

/**
 * Testers that act through a driver. `@sabadora/test-kit/testing-library` and `@sabadora/test-kit/playwright` bring
 * theirs along; write a `Driver` for another test runner.
 */
export function testersOf<Part>(driver: Driver<Part>, options: TestersOptions = {}): Testers<Part> {
  const words = { ...defaultWords, ...options.words };
  const kitFor = (own: { interaction?: Interaction | undefined }) =>
    createKit(driver, own.interaction ?? options.interaction ?? 'mouse', words);
  return {
    calendar: (own = {}) => calendarTester(kitFor(own), own),
    carousel: (own) => carouselTester(kitFor(own), own),
    destinationField: (own) => destinationFieldTester(kitFor(own), own),
    dialog: (own = {}) => dialogTester(kitFor(own), own),
    rangeSlider: (own = {}) => rangeSliderTester(kitFor(own), own),
    stepper: (own = {}) => stepperTester(kitFor(own), own),
  };
}
