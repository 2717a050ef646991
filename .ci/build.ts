import { writeTokens } from '../packages/design-system/build/tokens.ts';
import { ended, start, stopWithParent } from './services.ts';
import { buildSite } from './storefront.ts';

stopWithParent();
writeTokens();
await buildSite();
await buildSite('minisites');
process.exit(await ended(start('storybook', ['build', '--quiet', '--disable-telemetry'])));
