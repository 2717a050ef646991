// Before anything with a component in it: it brings what development needs to refresh components.
import { hydratePage } from '@sabadora/site-host/client';
import { provideLaterWords, type LaterWords } from '@sabadora/pages';
import { app } from './app.tsx';

const later = import.meta.glob<LaterWords>('../../../packages/pages/dist/words/*/*.later.js');

await hydratePage(app, {
  onPage: ({ catalogueFile }) =>
    provideLaterWords(async () => {
      const load = later[catalogueFile?.replace('.first.js', '.later.js') ?? ''];
      return load ? load() : { default: {}, components: {} };
    }),
});
