import { findChromium } from '../../../../.ci/chromium.ts';
import { launchOptionsOf } from '../support/browser.ts';
import { addressIn, wordsOf } from '../support/market.ts';
import { hydrated, test } from '../support/visitor.ts';

// Motion, for transitions between documents, and the full Chromium: the headless shell has no back/forward cache.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: launchOptionsOf(findChromium()),
});

test(
  'a transition between documents that is cut short, by a resized window or by Back, is no error',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL));
    await hydrated(page);
    // The transition waits for the styles of the next document.
    const styles = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await styles.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: words('searchBox.submit') }).click();
    await page.waitForURL('**/search?**', { waitUntil: 'commit' });
    await page.setViewportSize({ width: 800, height: 600 });
    styles.resolve();
    await hydrated(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.goForward({ waitUntil: 'commit' });
    await hydrated(page);
  },
);
