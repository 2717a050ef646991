// Before anything with a component in it: it brings what development needs to refresh components.
import { hydratePage } from '@sabadora/site-host/client';
import { readyFormats } from '@sabadora/pages';
import { app } from './app.tsx';

readyFormats();
await hydratePage(app);
