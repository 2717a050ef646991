import type { SearchDatesVariation } from '../calendar/searchDates.ts';

/** Screens and parts that can be switched off, with their defaults. */
export const TOGGLE_DEFAULTS = {
  /** Hearts on cards (D-086). */
  wishlist: true,
  /** Activity search (SE-256). */
  activities: true,
  /** Box screens (SE-255). */
  boxes: true,
  /** Gifts by post (PR-115). */
  physicalGifts: true,
  /** Name of the channel manager on the buttons of cards (SE-178). */
  channelManager: false,
  /** Customer accounts: the account menu shows who is signed in (CH-131). */
  customerAccount: true,
  /** Cancellation insurance of orders (PR-151, PR-152). */
  insurance: true,
  /** Boxes of the gift-box block link to their pages on this site; when off, to the market's gift site (CH-075). */
  boxMigration: true,
  /** Shows an error in place of a block that could not be loaded, which is left out otherwise (CH-076). */
  blockErrors: false,
} as const;

/** Name of a toggle, which is on or off. */
export type ToggleName = keyof typeof TOGGLE_DEFAULTS;

/** Variations that each experiment can assign; for a visitor without one, the experiment is not running. */
export const EXPERIMENT_VARIATIONS = {
  /** Whether the Search button opens the dates first (SE-045…SE-047). */
  searchDates: ['forced', 'suggested'] satisfies readonly SearchDatesVariation[],
  /** Weekend shortcuts beside the calendar (SE-077). */
  dateShortcuts: ['shown'],
  /** Banner of an automatic discount (SE-215). */
  autoDiscount: ['shown'],
  /** Whether a stay's page mentions payment in parts (PR-163, PR-165). */
  payInParts: ['shown'],
} as const;

/** Name of an experiment, which has variations. */
export type ExperimentName = keyof typeof EXPERIMENT_VARIATIONS;

/** Variation of each experiment that is running for the visitor. */
export type Experiments = {
  readonly [Name in ExperimentName]?: (typeof EXPERIMENT_VARIATIONS)[Name][number];
};

/** Toggles that are on, and the visitor's experiments, as plain data. */
export interface Switches {
  toggles: Readonly<Record<ToggleName, boolean>>;
  experiments: Experiments;
}

/** Entry of the switches in configuration and query, as in `boxes=on,activities=off,searchDates=forced`. */
const ENTRY = /^(\w+)=(\w+)$/;

/**
 * Parses switches: the defaults, overridden by each of the `texts` in turn. `off` ends an experiment. Unknown entries
 * are ignored, since the last text is a visitor's query.
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
