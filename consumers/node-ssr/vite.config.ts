import { defineConfig } from 'vite';

// Builds only the client: Node runs the server's TypeScript output with the packages from node_modules.
export default defineConfig({
  build: {
    outDir: 'dist/client',
    rolldownOptions: { input: 'src/client.ts', output: { entryFileNames: 'client.js' } },
  },
});
