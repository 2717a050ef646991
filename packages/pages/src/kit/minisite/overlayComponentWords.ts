import type { Words as ComponentWords } from '@sabadora/design-system';
import { componentWords } from '../words/componentWords.ts';

/** What components of the design system say instead of their own words: texts by word by component. */
export type ComponentOverlay = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Words for a `WordsProvider` that holds the overlaid components alone. A component's own words come with its code, so
 * they are looked up when it is first rendered.
 *
 * @param language Of the provider further up, e.g. "fr".
 */
export function overlayComponentWords(language: string, overlay: ComponentOverlay): Partial<ComponentWords> {
  const words = {};
  for (const [name, texts] of Object.entries(overlay)) {
    let made: object | undefined;
    Object.defineProperty(words, name, {
      enumerable: true,
      get: () => {
        const own: object | undefined = componentWords[language]?.[name as keyof ComponentWords];
        made ??= own && { ...own, ...texts };
        return made;
      },
    });
  }
  return words;
}
