import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// Astro inlines small scripts and styles into the document, and adds their hashes to its own policy.
export default defineConfig({
  integrations: [react()],
  build: { inlineStylesheets: 'never' },
  security: {
    csp: {
      directives: ["default-src 'none'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
    },
  },
});
