import type { Words as ComponentWords } from '@sabadora/design-system';
import { componentWords } from '../words/componentWords.ts';

/** Texts that replace words of design system components, by word by component. */
export type ComponentOverlay = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Words for a `WordsProvider` that contains only the overlaid components. A component's own words are loaded with its
 * code, so they are looked up when it is first rendered.
 *
 * @param language That of the outer provider, e.g. "fr".
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
