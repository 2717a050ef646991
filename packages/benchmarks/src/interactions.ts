import { writeConsent } from '@sabadora/domain';
import type { Browser, Locator, Page } from 'playwright';
import { checkoutPage, productPages } from './pages.ts';
import { percentile } from './percentile.ts';
import { type Cell, formatTable, verdict } from './table.ts';

/** Milliseconds from a press to the next frame that shows its effect. */
const TARGET_MS = 150;
/** The same on pages of products and purchases. */
const PRODUCT_TARGET_MS = 100;
/** A phone of the middle class against this machine. */
const SLOWDOWN = 4;
/** From the pointer's arrival to the press. */
const HOVER_MS = 300;
/** The days on which a stay from the arrival can end are known by then. */
const NIGHTS_MS = 500;

type Interactions = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** What a frame costs here, whatever the page does: the others are to be read against it. */
async function colourTitle(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) =>
    element.addEventListener('click', () => element.style.setProperty('color', 'red'), { once: true }),
  );
  await title.click();
}

/**
 * What a visitor does on the search page, in the order in which it is done; each leaves the page ready for the next.
 */
const INTERACTIONS: Interactions = {
  'colour the title': colourTitle,
  'save a stay': async (page) => page.locator('main li article button[aria-pressed]').first().click(),
  'next photo': async (page) => {
    const card = page.locator('main li article').first();
    await card.hover();
    await card.getByRole('button', { name: /suivante/i }).click();
  },
  'open a filter': async (page) => {
    await page.getByRole('button', { name: /^Équipements/ }).click();
    await page.getByRole('checkbox').first().waitFor();
  },
  'tick a box in it': async (page) => page.getByRole('checkbox').first().check(),
  'apply the filter': async (page) => {
    await page.getByRole('button', { name: /^Voir .*offres?$/ }).click();
    await settled(page);
  },
  'sort by price': async (page) => {
    await page.getByRole('combobox', { name: /Trier/ }).focus();
    await page.keyboard.press('ArrowDown');
    await settled(page);
  },
  'next page': async (page) => {
    const next = page.getByRole('navigation').getByRole('link', { name: /(^|\D)2$/ });
    await next.scrollIntoViewIfNeeded();
    // The way to the foot of the page is none of the press.
    await page.waitForTimeout(500);
    await next.click();
    await settled(page);
  },
  'open the destination': async (page) => {
    await page.getByRole('combobox', { name: 'Destination' }).click();
    await page.getByRole('option').first().waitFor();
  },
  'type a letter': async (page) => {
    await page.keyboard.type('b');
    await page.waitForTimeout(800);
    await page.keyboard.press('Escape');
  },
  'open the calendar': async (page) => {
    await page.getByRole('button', { name: /^Dates/ }).click();
    await page.getByRole('gridcell').first().waitFor();
  },
};

/** The results of the address have come and are drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('main [aria-busy=false] article').first().waitFor();
  await page.waitForTimeout(500);
}

interface Seen {
  seen: { longest: number; shift: number };
}

interface Timed {
  /** Longest press or key of each interaction, milliseconds to the next paint (Event Timing); hovering is none. */
  ms: Record<string, number>;
  /** Layout shift of the whole visit that no press excuses. */
  shift: number;
}

interface Visit {
  /** Called for each visit: one that takes a room may leave none for the next. */
  findPath: () => Promise<string>;
  /** Resolves when the page responds to interactions. */
  ready: (page: Page) => Promise<void>;
  interactions: Interactions;
}

async function visit(
  browser: Browser,
  site: string,
  { findPath, ready, interactions }: Visit,
): Promise<Timed> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(
      (refusal) => {
        localStorage.setItem('sabadora.consent', refusal);
        const seen = { longest: 0, shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
            if (interactionId) seen.longest = Math.max(seen.longest, duration);
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      },
      writeConsent('refused', Date.now()),
    );
    const devtools = await page.context().newCDPSession(page);
    await page.goto(site + (await findPath()));
    await ready(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const ms: Record<string, number> = {};
    for (const [name, act] of Object.entries(interactions)) {
      await page.evaluate(() => Object.assign((window as unknown as Seen).seen, { longest: 0 }));
      await act(page);
      await page.waitForTimeout(300);
      ms[name] = await page.evaluate(() => (window as unknown as Seen).seen.longest);
    }
    const shift = await page.evaluate(() => (window as unknown as Seen).seen.shift);
    return { ms, shift };
  } finally {
    await page.close();
  }
}

/** Median and worst of each interaction over fresh pages, and the layout shift of the visits. */
async function tableOf(
  browser: Browser,
  site: string,
  { rounds, title, target, ...visited }: Visit & { rounds: number; title: string; target: number },
): Promise<string> {
  const visits: Timed[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, site, visited));
  const rows: Cell[][] = Object.keys(visited.interactions).map((name) => {
    const times = visits.map(({ ms }) => ms[name] ?? 0);
    const median = percentile(times, 0.5);
    return [name, median, Math.max(...times), verdict(median, target)];
  });
  const shift = percentile(
    visits.map((one) => one.shift),
    0.5,
  );
  const whole = `${title}, processor slowed ${SLOWDOWN} times: ms from a press to the next paint`;
  return `${formatTable(whole, ['interaction', 'median', 'worst', 'median target'], rows)}\nLayout shift of the visit, median: ${shift.toFixed(4)}\n`;
}

/**
 * Table of the interactions with a search page of 24 cards on a slow processor.
 *
 * @param site Address of a site that runs in production mode.
 */
export function interactionTimes(browser: Browser, site: string, rounds: number): Promise<string> {
  const title = 'Search page, 24 cards';
  return tableOf(browser, site, {
    rounds,
    title,
    target: TARGET_MS,
    findPath: () => Promise.resolve('/search#a=2'),
    ready: settled,
    interactions: INTERACTIONS,
  });
}

/** The islands of a product's page have their code: each control of the page is React's. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, input, select)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await page.waitForTimeout(500);
}

const TO_DETAILS = /^Continuer vers vos coordonnées/;
/** A checkout has begun: its product is held, and its summary is there. */
async function begun(page: Page): Promise<void> {
  await page.getByRole('button', { name: TO_DETAILS }).waitFor();
  await hydrated(page);
}

const TO_PAYMENT = /^Continuer vers le paiement/;

/** What a buyer types, by the labels of the fields. */
const BUYER: Readonly<Record<string, string>> = {
  'Adresse e-mail': 'zoe@example.com',
  Nom: 'Meulen',
  Téléphone: '+33 6 12 34 56 78',
  Adresse: 'Rue du Port 12',
  'Code postal': '75001',
  Ville: 'Paris',
};

/**
 * Presses with the mouse as a hand does, which stops over what it presses: what the page does as the pointer comes near
 * or as it scrolls is none of the press.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await target.page().waitForTimeout(HOVER_MS);
  await target.click({ noWaitAfter: true });
}

/** The calendar of a product, in a part of its page: opened, an arrival and a departure chosen, closed. */
const datesIn = (part: string): Interactions => ({
  'open the dates': async (page) => {
    const dates = page.locator(part).getByRole('button', { name: /^Dates/ });
    await press(dates.filter({ visible: true }).first());
    await page.getByRole('gridcell', { name: /€/ }).first().waitFor();
  },
  'choose an arrival': async (page) => press(openDays(page).nth(3)),
  'choose a departure': async (page) => {
    await page.waitForTimeout(NIGHTS_MS);
    await press(departures(page).first());
  },
  'close the dates': async (page) => page.keyboard.press('Escape'),
});

const openDays = (page: Page) => page.getByRole('gridcell', { name: /€/, disabled: false });

/** Open days after the arrival that is chosen. */
const departures = (page: Page) =>
  page.locator("xpath=//td[@data-range='alone']/following::td[@data-day][not(@aria-disabled)]");

/** What is pressed first on the pages of products and purchases. */
const PRODUCT_INTERACTIONS: Readonly<Record<string, Interactions>> = {
  stay: {
    'colour the title': colourTitle,
    ...datesIn('#booking'),
    'open the people': async (page) =>
      press(page.locator('#booking').getByRole('button', { name: /^Voyageurs/ })),
    'one adult less': async (page) => press(page.getByRole('dialog').getByRole('button').first()),
    'close the people': async (page) => page.keyboard.press('Escape'),
    'change an extra': async (page) => {
      const extra = page.locator('#extras a[aria-label]').first();
      if ((await extra.count()) === 0) return;
      // It leads to the page of another offer, where nothing of the press would be known.
      await page.evaluate(() => {
        const { navigation } = window as unknown as { navigation: EventTarget };
        navigation.addEventListener('navigate', (event) => event.preventDefault());
      });
      await press(extra);
    },
  },
  hotel: { 'colour the title': colourTitle, ...datesIn('main') },
  activity: {
    'colour the title': colourTitle,
    'one participant less': async (page) => page.getByRole('spinbutton').press('ArrowDown'),
    'one participant more': async (page) => page.getByRole('spinbutton').press('ArrowUp'),
  },
  gift: {
    'colour the title': colourTitle,
    'two nights': async (page) => page.getByRole('radio', { name: /^2 nuits/ }).check(),
    'another format': async (page) => page.getByRole('radio', { name: /Par courrier/ }).check(),
    'another sleeve': async (page) => page.locator('input[name=sleeves]').nth(1).check(),
  },
  box: {
    'colour the title': colourTitle,
    'another format': async (page) => page.getByRole('radio', { name: /Par courrier/ }).check(),
  },
  checkout: {
    'colour the title': colourTitle,
    'choose a cancellation': async (page) => {
      const options = page.getByRole('radio');
      if ((await options.count()) > 1) await options.first().check();
    },
    'go on to the details': async (page) => {
      await page.getByRole('button', { name: TO_DETAILS }).click();
      await page.getByLabel('Prénom', { exact: true }).waitFor();
    },
    'type a letter': async (page) => {
      await page.getByLabel('Prénom', { exact: true }).click();
      await page.keyboard.type('Z');
    },
    'go on to the payment': async (page) => {
      for (const [label, text] of Object.entries(BUYER))
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('button', { name: TO_PAYMENT }).click();
      await page.getByLabel('Numéro de carte').waitFor();
    },
    'type a digit of a card': async (page) => {
      await page.getByLabel('Numéro de carte').click();
      await page.keyboard.type('4');
    },
  },
};

/**
 * Tables of the interactions with product pages and a checkout on a slow processor: dates, people, nights, formats,
 * extras, steps.
 *
 * @param site Address of a site that runs in production mode.
 */
export async function productInteractionTimes(
  browser: Browser,
  site: string,
  rounds: number,
): Promise<string> {
  const pages: { name: string; findPath: () => Promise<string> }[] = (await productPages(site)).map(
    ({ name, path }) => ({ name, findPath: () => Promise.resolve(path) }),
  );
  pages.push({ name: 'checkout', findPath: async () => (await checkoutPage(site)).path });
  const tables: string[] = [];
  for (const { name, findPath } of pages) {
    const table = await tableOf(browser, site, {
      rounds,
      title: `Page of one ${name}`,
      target: PRODUCT_TARGET_MS,
      findPath,
      ready: name === 'checkout' ? begun : hydrated,
      interactions: PRODUCT_INTERACTIONS[name] ?? { 'colour the title': colourTitle },
    });
    tables.push(table);
  }
  return tables.join('\n');
}
