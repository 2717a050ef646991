import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'form.html'] } },
  test: { environment: 'jsdom', setupFiles: 'src/setUpTests.ts', testTimeout: 60_000, maxWorkers: 1 },
  preview: {
    port: Number(process.env['PORT']),
    headers: { 'content-security-policy': process.env['CSP'] ?? '' },
  },
});
