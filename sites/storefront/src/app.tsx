import { PageRoot, type SharedProps } from '@sabadora/pages';
import * as pages from '@sabadora/pages/routes';
import { defineApp } from '@sabadora/site-host/app';
import type { ComponentType } from 'react';

/** A page module: its component takes the loader's props. */
export interface PageModule {
  Page: ComponentType<Record<string, unknown>>;
}

export const app = defineApp<PageModule, SharedProps>({
  pages: Object.fromEntries(Object.values(pages).map(({ name, view }) => [name, view])),
  pageFile: (page) => `../../../packages/pages/src/routes/${page}/page.tsx`,
  render: ({ page: { Page }, props, shared }) => (
    <PageRoot shared={shared}>
      <Page {...(props as Record<string, unknown>)} />
    </PageRoot>
  ),
});
