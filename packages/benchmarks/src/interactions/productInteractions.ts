import type { Browser, Locator, Page } from 'playwright';
import { checkoutPage, productPages } from '../pages.ts';
import { colourTitle, type Interactions, tableOf } from './visit.ts';

/** Milliseconds from a press to the next frame that shows its effect. */
const TARGET_MS = 100;
/** Milliseconds from the pointer's arrival to the press. */
const HOVER_MS = 300;
/** Milliseconds after which the possible departures of an arrival have loaded. */
const NIGHTS_MS = 500;

/** Waits until the islands of a product's page have loaded, and each control is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, input, select)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await page.waitForTimeout(500);
}

const TO_DETAILS = /^Continuer vers vos coordonnées/;
/** Waits until a checkout holds its product and shows the summary. */
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
 * Presses with the mouse after a pause over the target, as a person does, so that work caused by scrolling or
 * hovering is not counted as part of the press.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await target.page().waitForTimeout(HOVER_MS);
  await target.click({ noWaitAfter: true });
}

/** Interactions with a product's calendar in a part of its page: open, choose an arrival and a departure, close. */
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

/** Possible departures after the chosen arrival. */
const departures = (page: Page) =>
  page.locator("xpath=//td[@data-range='alone']/following::td[@data-day][not(@aria-disabled)]");

/** Common interactions on the pages of products and purchases. */
const INTERACTIONS: Readonly<Record<string, Interactions>> = {
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
      // Prevents the navigation to another offer's page, where the press could not be measured.
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
      target: TARGET_MS,
      findPath,
      ready: name === 'checkout' ? begun : hydrated,
      interactions: INTERACTIONS[name] ?? { 'colour the title': colourTitle },
    });
    tables.push(table);
  }
  return tables.join('\n');
}
