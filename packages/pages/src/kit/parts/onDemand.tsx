import { WordsProvider, type Words as ComponentWords } from '@sabadora/design-system';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryWithBackoff } from './retryWithBackoff.ts';
import type { Catalogue } from '../words/createWords.ts';
import { PageWords, useWordsLocale } from '../words/PageWords.tsx';

/** What only the parts on demand say: messages of the page, and words of the components in it. */
export interface LaterWords {
  default: Catalogue;
  components: Partial<ComponentWords>;
}

const NOTHING_MORE: LaterWords = { default: {}, components: {} };
const keep = { load: async () => NOTHING_MORE };

/**
 * Says where the words of parts on demand are, once in a browser, before anything is hydrated. Without it, as on a
 * server, a page has all its words from the start.
 */
export function provideLaterWords(load: () => Promise<LaterWords>): void {
  let loading: Promise<LaterWords> | undefined;
  keep.load = async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      // Asked for again by the next part.
      loading = undefined;
      throw error;
    }
  };
}

/** A loader of a part that is not needed at first: its code and its words arrive together. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, words] = await Promise.all([load(), keep.load()]);
    return function PartOnDemand(props: Props) {
      const locale = useWordsLocale();
      return (
        <WordsProvider locale={locale} words={words.components}>
          <PageWords locale={locale} catalogue={words.default}>
            <Part {...props} />
          </PageWords>
        </WordsProvider>
      );
    };
  };
}

/**
 * A part on demand that loads as soon as it is rendered. Where its code cannot be fetched yet, its `Suspense` stands in
 * for it: a part never takes the page with it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadPart = onDemand(load);
  return lazy(async () => ({ default: await retryWithBackoff(loadPart) }));
}
