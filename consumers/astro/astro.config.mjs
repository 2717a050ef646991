import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// Astro writes small scripts and styles into the document, and names their hashes in a policy of its own.
export default defineConfig({
  integrations: [react()],
  build: { inlineStylesheets: 'never' },
  security: {
    csp: {
      directives: ["default-src 'none'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
    },
  },
});
