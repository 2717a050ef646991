import { join } from 'node:path';

/** Hotels in the quick suite: the whole sample takes three times as long to make, and gains its tests nothing. */
const QUICK_HOTELS = '500';

/** Arguments of `.ci/start.ts` for the site of the end-to-end tests. `root` is the folder of the workspace. */
export function siteArguments(
  root: string,
  port: string,
  gatewayPort: string,
  isWholeMatrix: boolean,
): string[] {
  const data = join(root, '.cache/e2e-data');
  const args = ['--port', port, '--gateway-port', gatewayPort, '--data', data];
  return isWholeMatrix ? args : [...args, '--hotels', QUICK_HOTELS];
}
