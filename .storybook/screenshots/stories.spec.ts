import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
}

/** The part of Storybook's preview that has the state of a story's rendering. */
interface StorybookPreview {
  currentRender?: { phase?: string };
}

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as StoryIndex;

/** The Saturday morning on which every picture is taken. */
const NOW = new Date('2026-11-21T10:00:00+01:00');

for (const { id, type } of Object.values(index.entries)) {
  if (type !== 'story') continue;
  test(id, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(`/iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(() => {
      const preview = (window as { __STORYBOOK_PREVIEW__?: StorybookPreview }).__STORYBOOK_PREVIEW__;
      return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
    });
    // Waits for fonts and visible pictures; those further down load only on scrolling.
    await page.evaluate(async () => {
      await document.fonts.ready;
      const seen = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
      await Promise.allSettled(seen.map((image) => image.decode()));
    });
    await expect(page).toHaveScreenshot(`${id}.png`);
  });
}
