import { build, type Plugin } from 'vite';

const SUFFIX = '?early';
const PREFIX = '\0early:';

/**
 * `import text from './start.ts?early'` gives the module and all it imports as one minified classic script,
 * as text: for a loader's `early`, which runs in the head before any file has arrived.
 */
export function earlyScripts(): Plugin {
  return {
    name: 'site-host:early-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return resolved && PREFIX + resolved.id;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const entry = id.slice(PREFIX.length);
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          minify: true,
          lib: { entry, formats: ['iife'], name: 'early' },
        },
      });
      const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
      const chunk = outputs[0]?.output[0];
      if (!chunk) throw new Error(`${entry} gave no script.`);
      for (const file of chunk.moduleIds) if (!file.startsWith('\0')) this.addWatchFile(file);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
