import { PageRoot, type Chrome, type SharedProps } from '@sabadora/pages';
import { defineApp } from '@sabadora/site-host/app';
import type { ComponentType } from 'react';

/** A page module: its component takes the loader's props. */
export interface PageModule {
  Page: ComponentType<Record<string, unknown>>;
}

export const app = defineApp<PageModule, SharedProps>({
  render: ({ page: { Page }, props, shared }) => {
    const { chrome, ...own } = props as Record<string, unknown> & { chrome?: Chrome };
    return (
      <PageRoot shared={shared} chrome={chrome}>
        <Page {...own} />
      </PageRoot>
    );
  },
});
