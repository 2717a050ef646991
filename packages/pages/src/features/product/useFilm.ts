import type { Video } from '@sabadora/design-system/VideoSteps';
import { MARKETS, type PurchaseKind } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './film.messages.json';

/**
 * Film on how a product works, in the language of the market, with poster and captions (PR-017). Undefined for a site
 * without films.
 */
export function useFilm(kind: PurchaseKind, title: string): Video | undefined {
  const words = useWords(messages);
  const { filmsUrl, locale } = useShared();
  if (filmsUrl === undefined) return undefined;
  const address = `${filmsUrl}/${kind}.${locale}`;
  return {
    src: `${address}.mp4`,
    title,
    poster: { src: `${address}.jpg` },
    captionsSrc: `${address}.vtt`,
    language: MARKETS[locale].bcp47,
    captionsLabel: words('film.captions'),
  };
}
