import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'form.html'] } },
  preview: {
    port: Number(process.env['PORT']),
    headers: { 'content-security-policy': process.env['CSP'] ?? '' },
  },
});
