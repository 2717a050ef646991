// Imported before any module with a component: it brings React's refresh runtime in development.
import { hydratePage } from '@sabadora/site-host/client';
import { readyFormats } from '@sabadora/pages';
import { app } from './app.tsx';

readyFormats();
await hydratePage(app);
