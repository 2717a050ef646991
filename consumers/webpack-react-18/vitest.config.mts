import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', setupFiles: 'src/setUpTests.ts', testTimeout: 60_000 },
});
