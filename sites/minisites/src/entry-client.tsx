// Before anything with a component in it: it brings what development needs to refresh components.
import { hydratePage } from '@sabadora/site-host/client';
import { app } from './app.tsx';

await hydratePage(app);
