import { join } from 'node:path';
import { buildEntry } from '../build.ts';
import { PEERS } from '../peers.ts';
import type { SubjectPage } from './subjects.ts';

/** The files of a page, by path. */
export type Files = Map<string, { body: string; contentType: string }>;

const react18 = {
  'react-dom': join(PEERS, 'node_modules/react-dom-18'),
  react: join(PEERS, 'node_modules/react-18'),
};

/** Builds the page of a subject for production. */
export async function buildPage({ title, entry, react }: SubjectPage): Promise<Files> {
  const output = await buildEntry(`import ${JSON.stringify(entry)};`, react === 18 ? { alias: react18 } : {});
  const files: Files = new Map();
  const tags: string[] = [];
  for (const file of output) {
    if (file.type === 'chunk') {
      files.set(`/${file.fileName}`, { body: file.code, contentType: 'text/javascript' });
      if (file.isEntry) tags.push(`<script type="module" src="/${file.fileName}"></script>`);
    } else if (file.fileName.endsWith('.css')) {
      files.set(`/${file.fileName}`, { body: file.source.toString(), contentType: 'text/css' });
      tags.push(`<link rel="stylesheet" href="/${file.fileName}">`);
    }
  }
  const head = `<meta charset="utf-8"><title>${title}</title>${tags.join('')}`;
  const body = `<!doctype html><html lang="en">${head}<body>`;
  return files.set('/', { body, contentType: 'text/html' });
}
