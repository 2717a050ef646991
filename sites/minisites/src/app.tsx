import { overlayComponentWords, PageRoot, SiteName, type Services, type SharedProps } from '@sabadora/pages';
import { belowBasePath, overlayWords, withMinisite } from '@sabadora/pages/minisite';
import { defineApp } from '@sabadora/site-host/app';
import { BasePath } from '@sabadora/site-host/base-path';
import type { ComponentType, ReactNode } from 'react';
import { WordsProvider } from '@sabadora/design-system';
import { MARKETS } from '@sabadora/domain';
import type { PartnerWords } from './partnerWords.ts';
import { siteName } from './siteName.ts';

/** A page module: its component takes the loader's props. */
export interface PageModule {
  Page: ComponentType<Record<string, unknown>>;
}

/** Shared data of every page of a minisite. */
export interface MinisiteShared extends SharedProps {
  partner: NonNullable<SharedProps['partner']>;
  /** Path below which the minisite is; empty at the root of a host. */
  basePath: string;
  /** The partner's words, which replace the site's own. */
  words?: PartnerWords;
}

export const app = defineApp<PageModule, MinisiteShared>({
  render: ({ page: { Page }, props, shared }) => (
    <BasePath value={shared.basePath}>
      <SiteName value={siteName(shared.partner)}>
        <PageRoot
          shared={shared}
          adapt={(services) => adapt(services, shared)}
          adaptWords={shared.words && overlayWords(shared.words)}
        >
          {withComponentWords(<Page {...(props as Record<string, unknown>)} />, shared)}
        </PageRoot>
      </SiteName>
    </BasePath>
  ),
});

/** Adds the minisite to every call, and puts every address below its base path. */
function adapt({ api, location }: Services, { partner, basePath }: MinisiteShared): Services {
  return {
    api: withMinisite(api, partner),
    location: belowBasePath(location, basePath),
  };
}

/** Gives the partner's words to components of the design system. */
function withComponentWords(page: ReactNode, { locale, words }: MinisiteShared): ReactNode {
  if (!words) return page;
  const { bcp47, language } = MARKETS[locale];
  return (
    <WordsProvider locale={bcp47} words={overlayComponentWords(language, words.components)}>
      {page}
    </WordsProvider>
  );
}
