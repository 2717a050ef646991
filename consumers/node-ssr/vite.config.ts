import { defineConfig } from 'vite';

// The browser's half alone: Node runs the server as TypeScript wrote it, with the packages from node_modules.
export default defineConfig({
  build: {
    outDir: 'dist/client',
    rolldownOptions: { input: 'src/client.ts', output: { entryFileNames: 'client.js' } },
  },
});
