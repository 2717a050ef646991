import { wordsPlugin } from '@sabadora/pages/vite';
import { siteViteConfig } from '@sabadora/site-host/vite';

export default siteViteConfig({ plugins: [wordsPlugin()] });
