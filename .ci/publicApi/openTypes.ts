import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { root } from '../services.ts';

/**
 * Reads the types of the whole workspace, which takes seconds. Call `close`, because a separate process holds them.
 */
export function openTypes(): { project: Project; close: () => void } {
  const api = new API({ cwd: root });
  const config = join(root, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project) return { project, close: () => api.close() };
  api.close();
  throw new Error(`TypeScript could not open ${config}`);
}
