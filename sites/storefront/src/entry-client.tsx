// Before anything with a component in it: it brings what development needs to refresh components.
import { hydratePage } from '@sabadora/site-host/client';
import { provideLaterWords } from '@sabadora/pages';
import { app, loadLaterWords } from './app.tsx';

await hydratePage(app, {
  onPage: ({ locale, pageName }) => provideLaterWords(() => loadLaterWords(locale, pageName)),
});
