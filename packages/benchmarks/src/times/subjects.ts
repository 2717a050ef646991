import { fileURLToPath } from 'node:url';

/** A measured page with one component. */
export interface SubjectPage {
  /** Title of its column. */
  title: string;
  /** Path of the module that renders it. */
  entry: string;
  /** Whether it needs the packages of `installPeers`. */
  isPeer: boolean;
  /** Major version of React. @default the workspace's */
  react?: 18;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const ours = (module: string): SubjectPage => ({
  title: 'ours',
  entry: here(`../page/ours/${module}.tsx`),
  isPeer: false,
});

/** The same elements in plain React, and below in plain DOM, as baselines. */
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

/** The page of a peer, with the same module name as ours. */
export const peer = (title: string, folder: string, module: string): SubjectPage => ({
  title,
  entry: here(`../../peers/src/${folder}/${module}.tsx`),
  isPeer: true,
});
