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
  /** How testers act, unless the options of a tester differ. @default 'mouse' */
  interaction?: Interaction | undefined;
  /** Names of buttons, for pages whose words differ from the design system's own in its five languages. */
  words?: Partial<TesterWords> | undefined;
}

/** Testers for the components of a page. Each step of a tester searches for its component again, and waits for it. */
export interface Testers<Part> {
  /** A tester for a `StayCalendar`, by itself or in a `StayDatesField`. */
  calendar(options?: CalendarOptions<Part>): CalendarTester;
  /** A tester for a `CardCarousel` or `PhotoCarousel`, by its name. */
  carousel(options: CarouselOptions<Part>): CarouselTester;
  /** A tester for a `DestinationField`. */
  destinationField(options: DestinationFieldOptions<Part>): DestinationFieldTester;
  /** A tester for a dialog, a drawer or a panel. */
  dialog(options?: TesterOptions<Part>): DialogTester<Part>;
  /** A tester for a `RangeSlider`. */
  rangeSlider(options?: TesterOptions<Part>): RangeSliderTester;
  /** A tester for a `ParticipantStepper`. */
  stepper(options?: TesterOptions<Part>): StepperTester;
}

/**
 * Testers that act through a driver. `@sabadora/test-kit/testing-library` and `@sabadora/test-kit/playwright` have
 * drivers of their own; write a `Driver` for another test runner.
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
