import { fileURLToPath } from 'node:url';

/** Something that is measured: a page with one component on it. */
export interface SubjectPage {
  /** Heads its column. */
  title: string;
  /** Path of the module that shows it. */
  entry: string;
  /** Needs what `installPeers` installs. */
  isPeer: boolean;
  /** @default the workspace's */
  react?: 18;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const ours = (module: string): SubjectPage => ({
  title: 'ours',
  entry: here(`../page/ours/${module}.tsx`),
  isPeer: false,
});

/** The floors: what React, and the browser alone, take for the same elements. */
export const plainReact = (module: string): SubjectPage => ({
  title: 'plain React',
  entry: here(`../page/plain-react/${module}.tsx`),
  isPeer: false,
});
export const plainDom = (module: string): SubjectPage => ({
  title: 'plain DOM',
  entry: here(`../page/plain-dom/${module}.ts`),
  isPeer: false,
});

/** A peer's page of the same name as ours. */
export const peer = (title: string, folder: string, module: string): SubjectPage => ({
  title,
  entry: here(`../../peers/src/${folder}/${module}.tsx`),
  isPeer: true,
});
