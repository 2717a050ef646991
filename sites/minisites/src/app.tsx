import { PageRoot, SiteName, type Services, type SharedProps } from '@sabadora/pages';
import { belowBasePath, withMinisite } from '@sabadora/pages/minisite';
import { defineApp } from '@sabadora/site-host/app';
import { BasePath } from '@sabadora/site-host/base-path';
import type { ComponentType } from 'react';
import { siteName } from './siteName.ts';

/** A page module: its component takes the loader's props. */
export interface PageModule {
  Page: ComponentType<Record<string, unknown>>;
}

/** What every page of a minisite is given. */
export interface MinisiteShared extends SharedProps {
  partner: NonNullable<SharedProps['partner']>;
  /** Path below which the minisite is; empty at the root of a host. */
  basePath: string;
}

export const app = defineApp<PageModule, MinisiteShared>({
  render: ({ page: { Page }, props, shared }) => (
    <BasePath value={shared.basePath}>
      <SiteName value={siteName(shared.partner)}>
        <PageRoot shared={shared} adapt={(services) => adapt(services, shared)}>
          <Page {...(props as Record<string, unknown>)} />
        </PageRoot>
      </SiteName>
    </BasePath>
  ),
});

/** Every call names the minisite, and every address is one of its own. */
function adapt({ api, location }: Services, { partner, basePath }: MinisiteShared): Services {
  return {
    api: withMinisite(api, partner.minisiteId),
    location: belowBasePath(location, basePath),
  };
}
