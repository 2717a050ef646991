import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** Elements of a page with stories, examples and pictures. */
const STORIES = '.sbdocs-preview, .sb-story, .docs-story, .guidance-live, .start-picture';

/** Storybook's own table of props, with its own colours and controls. */
const OF_STORYBOOK = '.docblock-argstable';

test('llms.txt leads to a Markdown twin of each page, and the manifest names the components', async ({
  request,
}) => {
  const list = await (await request.get('/llms.txt')).text();
  const files = [...list.matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect((await request.get(`/${file}`)).status(), file).toBe(200);
  const manifest = (await (await request.get('/manifests/components.json')).json()) as { components: object };
  expect(Object.keys(manifest.components).length).toBeGreaterThan(60);
});

test('every page opens, leads somewhere, and has no violation that axe finds', async ({ page, request }) => {
  const index = (await (await request.get('/index.json')).json()) as { entries: Record<string, IndexEntry> };
  const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
  expect(pages.length).toBeGreaterThan(0);
  const known = new Map<string, boolean>();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const { id, title } of pages) {
    errors.length = 0;
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    // Waits until all stories have rendered, because axe must not check a half-rendered page.
    await expect(page.locator('.sb-story .sb-loader, [data-is-loadering="true"]')).toHaveCount(0);
    const hrefs = await page.locator('#storybook-docs a[href]').evaluateAll((links, stories) => {
      const written = links.filter((link) => link.closest(stories) === null);
      return written.map((link) => link.getAttribute('href') ?? '');
    }, STORIES);
    for (const href of new Set(hrefs)) {
      if (!known.has(href)) known.set(href, await leadsSomewhere(href));
      expect.soft(known.get(href), `${title} links to ${href}`).toBe(true);
    }
    // Other tests check the stories one by one. The landmarks are in Storybook's frame around the page.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .exclude(STORIES)
      .exclude(OF_STORYBOOK)
      .analyze();
    expect
      .soft(
        violations.map(
          ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
        `axe on ${title}`,
      )
      .toEqual([]);
    expect.soft(errors, `console of ${title}`).toEqual([]);
  }

  async function leadsSomewhere(href: string): Promise<boolean> {
    const url = new URL(href, page.url());
    if (url.origin !== new URL(page.url()).origin) return url.protocol === 'https:';
    const target = /^\/(?:docs|story)\/(.+)$/.exec(url.searchParams.get('path') ?? '')?.[1];
    if (target !== undefined) return Object.hasOwn(index.entries, target);
    if (href.startsWith('#')) return (await page.locator(`[id="${url.hash.slice(1)}"]`).count()) > 0;
    return (await request.get(url.href)).ok();
  }
});
