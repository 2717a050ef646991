import { hydratePage } from '@sabadora/site-host/client';
import { app } from './app.tsx';

await hydratePage(app);
