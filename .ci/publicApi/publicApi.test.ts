import { expect, test } from 'vitest';
import { printPublicApi } from './printPublicApi.ts';
import { readPublicApi } from './readPublicApi.ts';

const HINT =
  'After a change that is meant: npx vitest run --project unit .ci/publicApi -u. Then review the difference, and tell the person upgrading in .changeset.';

test.each(['design-system', 'hooks', 'test-kit'])(
  'packages/%s/api.txt lists all that is exported',
  async (name) => {
    const text = printPublicApi(readPublicApi(`packages/${name}`));
    await expect(text, HINT).toMatchFileSnapshot(`../../packages/${name}/api.txt`);
  },
);
