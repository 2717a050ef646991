import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { twinFiles } from './twinFiles.ts';

/**
 * Serves each page as Markdown as well, and `/llms.txt` as their list; a build writes them beside its own files.
 * Nothing is written while tests run, which read this configuration in several processes at once.
 */
export function twinsPlugin(): Plugin {
  return {
    name: 'sabadora-markdown-twins',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://storybook').pathname).slice(1);
        if (path === 'llms.txt' || (path.startsWith('docs/') && path.endsWith('.md')))
          void serve(path, response);
        else next();
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await twinFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function serve(path: string, response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  try {
    const text = (await twinFiles()).get(path);
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}
