import type { Preview } from '@storybook/react-vite';
import { themeToCss } from '../packages/design-system/src/index.ts';
import { Spoken } from '../packages/design-system/src/testing/Spoken.tsx';
import { partnerThemes } from '../packages/design-system/src/theme/themes/index.ts';
import { adoptedSheet } from './adoptedSheet.ts';
import { DocsPage } from './DocsPage.tsx';
import { showForcedColors } from './forcedColors.ts';
import { expectReadable } from './expectReadable.ts';
import { readableProps } from './propTable.ts';
import { reduceMotion } from './reducedMotion.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import './preview.css';

// Adds the partners' themes from data, as a partner's site does.
adoptedSheet(partnerThemes.map((theme) => themeToCss(theme, `[data-theme=${theme.name}]`)).join(''))(true);

/** Whether Vitest runs the stories. */
const isTest = import.meta.env['STORYBOOK_GLOBALS'] !== undefined;

/**
 * Whether another engine than Chromium runs the stories; axe then checks only the size of targets, which can differ.
 */
const isOtherEngine = Boolean(import.meta.env['STORIES_ENGINE']);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { page: DocsPage },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        runOnly: isOtherEngine
          ? { type: 'rule', values: ['target-size'] }
          : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test needs only violations; listing every node that passes is most of axe's work.
        ...(isTest ? { resultTypes: ['violations'] } : {}),
      },
    },
    chromatic: {
      modes: {
        desktop: { viewport: 1280 },
        phone: { viewport: 390 },
        dark: { viewport: 390, theme: 'sabadora-dark' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          'Recipes',
          'Hooks',
          'Foundations',
          'Blocks',
          'Actions',
          'Inputs',
          'Overlays',
          'Cards',
          'Product',
          'Search',
          'Map',
          'Navigation',
          'Structure',
          'Feedback',
        ],
      },
    },
  },
  afterEach: ({ viewMode }) => {
    // Only for stories: a docs page also has tables of its own.
    if (viewMode === 'story') expectReadable();
  },
  initialGlobals,
  globalTypes,
  argTypesEnhancers: [readableProps],
  decorators: [
    (Story, { globals, storyGlobals, viewMode, args }) => {
      const locale = String(globals['market']);
      // Set on the document, so that they also apply to dialogs in the top layer.
      const root = document.documentElement;
      root.dataset['theme'] = String(globals['theme']);
      // A docs page shows many stories, so a story with its own language must not set that of the page.
      if (viewMode === 'story' || !('market' in storyGlobals)) root.lang = locale;
      root.dir = String(globals['direction']);
      root.style.fontSize = `${globals['textSize']}%`;
      showForcedColors(globals['forcedColors'] === 'hint');
      reduceMotion(globals['motion'] === 'reduced');
      // Components get today's date as a prop; stories with the arg `today` get that of the toolbar.
      const withToday = 'today' in args ? { args: { ...args, today: String(globals['today']) } } : {};
      return (
        <Spoken locale={locale}>
          <Story {...withToday} />
        </Spoken>
      );
    },
  ],
};

export default preview;
