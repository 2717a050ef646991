import type { Preview } from '@storybook/react-vite';
import { sabadora, sabadoraDark, wireframe, WordsProvider } from '../packages/design-system/src/index.ts';
import { showForcedColors } from './forcedColors.ts';
import './preview.css';

const markets = [
  { value: 'en-GB', title: 'English (source of the words)' },
  { value: 'fr-FR', title: 'France' },
  { value: 'es-ES', title: 'España' },
  { value: 'it-IT', title: 'Italia' },
  { value: 'nl-NL', title: 'Nederland' },
  { value: 'fr-BE', title: 'Belgique' },
  { value: 'nl-BE', title: 'België' },
];

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Actions',
          'Inputs',
          'Overlays',
          'Cards',
          'Search',
          'Navigation',
          'Feedback',
        ],
      },
    },
  },
  initialGlobals: {
    theme: String(import.meta.env['STORYBOOK_THEME'] ?? '') || sabadora.name,
    market: 'en-GB',
    textSize: '100',
    direction: 'ltr',
    forcedColors: 'off',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: sabadora.name, title: 'Sabadora (follows the system)' },
          { value: sabadoraDark.name, title: 'Sabadora dark' },
          { value: wireframe.name, title: 'Wireframe: shows a brand leaking' },
        ],
      },
    },
    market: {
      description: 'Market: language and formats',
      toolbar: { icon: 'globe', dynamicTitle: true, items: markets },
    },
    textSize: {
      description: 'Text size of the visitor',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        // Without the sign, which an address may not carry.
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    forcedColors: {
      description: 'Forced colours: a hint of them; the truth is in DevTools, Rendering, forced-colors',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Own colours' },
          { value: 'hint', title: 'Forced colours (hint)' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const locale = String(globals['market']);
      // On the document, so that dialogs in the top layer have them too.
      const root = document.documentElement;
      root.dataset['theme'] = String(globals['theme']);
      root.lang = locale;
      root.dir = String(globals['direction']);
      root.style.fontSize = `${globals['textSize']}%`;
      showForcedColors(globals['forcedColors'] === 'hint');
      return (
        <WordsProvider locale={locale}>
          <Story />
        </WordsProvider>
      );
    },
  ],
};

export default preview;
