import type { SearchDatesVariation } from '../calendar/searchDates.ts';

/** Screens and parts that can be switched off, with how they are where nothing is configured. */
export const TOGGLE_DEFAULTS = {
  /** The heart on cards (D-086). */
  wishlist: true,
  /** Activity search (SE-256). */
  activities: true,
  /** Box screens (SE-255). */
  boxes: true,
  /** Gifts are also sent by post (PR-115). */
  physicalGifts: true,
  /** Buttons of cards name the channel manager (SE-178). */
  channelManager: false,
  /** The account menu knows who is signed in (CH-131). */
  customerAccount: true,
  /** Orders can be insured (PR-151, PR-152). */
  insurance: true,
  /** Boxes of the gift-box block lead to their pages here; off, to the market's gift site (CH-075). */
  boxMigration: true,
  /** A block that could not be loaded says why, rather than being left out (CH-076). */
  blockErrors: false,
} as const;

/** Names a toggle, which is on or off. */
export type ToggleName = keyof typeof TOGGLE_DEFAULTS;

/** The variations each experiment can assign; an experiment without one is not running for the visitor. */
export const EXPERIMENT_VARIATIONS = {
  /** Whether the Search button opens the dates first (SE-045…SE-047). */
  searchDates: ['forced', 'suggested'] satisfies readonly SearchDatesVariation[],
  /** Weekends beside the calendar (SE-077). */
  dateShortcuts: ['shown'],
  /** The banner of a discount that applies by itself (SE-215). */
  autoDiscount: ['shown'],
  /** Whether the page of a stay says that it can be paid in parts (PR-163, PR-165). */
  payInParts: ['shown'],
} as const;

/** Names an experiment, which has variations. */
export type ExperimentName = keyof typeof EXPERIMENT_VARIATIONS;

/** The variation of each experiment that runs for the visitor. */
export type Experiments = {
  readonly [Name in ExperimentName]?: (typeof EXPERIMENT_VARIATIONS)[Name][number];
};

/** What is switched on, and which experiments run for this visitor; plain data. */
export interface Switches {
  toggles: Readonly<Record<ToggleName, boolean>>;
  experiments: Experiments;
}

/** How switches look in configuration and in the query: `boxes=on,activities=off,searchDates=forced`. */
const ENTRY = /^(\w+)=(\w+)$/;

/**
 * The switches that `texts` set, later texts over earlier ones, the defaults under all of them. `off` ends an
 * experiment. Entries that name nothing known are ignored, since the last text is a visitor's query.
 */
export function readSwitches(...texts: readonly (string | undefined)[]): Switches {
  const toggles: Record<ToggleName, boolean> = { ...TOGGLE_DEFAULTS };
  const experiments = new Map<ExperimentName, string>();
  for (const entry of texts.flatMap((text) => text?.split(',') ?? [])) {
    const [, name = '', value = ''] = ENTRY.exec(entry.trim()) ?? [];
    if (isIn(TOGGLE_DEFAULTS, name) && (value === 'on' || value === 'off')) toggles[name] = value === 'on';
    if (!isIn(EXPERIMENT_VARIATIONS, name)) continue;
    if (value === 'off') experiments.delete(name);
    if (EXPERIMENT_VARIATIONS[name].some((variation) => variation === value)) experiments.set(name, value);
  }
  return { toggles, experiments: Object.fromEntries(experiments) as Experiments };
}

function isIn<Registry extends object>(
  registry: Registry,
  name: string,
): name is Extract<keyof Registry, string> {
  return Object.hasOwn(registry, name);
}
