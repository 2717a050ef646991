import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createConsumer } from './rehearsal/consumer.ts';
import { startRegistry } from './rehearsal/registry.ts';
import { cloneRepository } from './rehearsal/repository.ts';
import { root, stopAll, stopWithParent } from './services.ts';

const HELP = `npm run rehearsal

Rehearses releases in .cache/rehearsal, with a registry of this machine's own (Verdaccio) and a copy of what is
committed: the first version, a minor and a major one of the design system are announced by changesets, versioned,
packed, published, and taken by another team's project, which mends its sources by the codemod of the major version.
Prints a line for each step, and ends with 1 at the first that fails.`;

const DESIGN_SYSTEM = '@sabadora/design-system';
const HOOKS = '@sabadora/hooks';

stopWithParent();
const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

/** Runs a step of the rehearsal, and prints its result. */
async function step<T>(title: string, work: () => Promise<T> | T, detail: (result: T) => string = () => '') {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${`${seconds} s`.padStart(8)}  ${[title, detail(result)].filter(Boolean).join(': ')}`);
  return result;
}

/** Expects the work to fail with a message that contains `part`. @throws Error when it succeeds */
async function expectFailure(work: () => Promise<void>, part: string): Promise<void> {
  const text = await work().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (text === undefined) throw new Error('This was to fail, and did not.');
  if (!text.includes(part))
    throw new Error(`This was to fail with "${part}", and failed otherwise:\n${text}`);
}

function expectEqual(found: string, expected: string): void {
  if (found !== expected) throw new Error(`Expected ${expected}, found ${found}.`);
}

async function rehearse(): Promise<void> {
  const folder = join(root, '.cache/rehearsal');
  rmSync(folder, { recursive: true, force: true });
  const registry = await step('registry', () => startRegistry(join(folder, 'registry')));
  const repository = await step('repository, cloned and installed', () =>
    cloneRepository(join(folder, 'repository'), registry),
  );
  const versions = () => `${repository.versionOf('design-system')}, hooks ${repository.versionOf('hooks')}`;
  const vitest = (...args: readonly string[]) =>
    repository.run('npx', 'vitest', 'run', '--project', 'unit', ...args);
  const writeApi = () => vitest('.ci/publicApi/publicApi.test.ts', '-u');
  const compareWithRelease = () => vitest('.ci/publicApi/breakingChanges.test.ts');

  // Restores the old name of the prop of Tabs that the codemod renames.
  await step('Tabs as before the major version', async () => {
    repository.rewrite('packages/design-system/src/Tabs/Tabs.tsx', (text) =>
      text
        .replace('  variant?: TabVariant;', '  look?: TabVariant;')
        .replace("    variant = 'line',", "    look: variant = 'line',"),
    );
    await writeApi();
    await repository.commit('Tabs have a look');
  });
  await step('first release', repository.release, versions);
  const first = repository.versionOf('design-system');
  const hooks = repository.versionOf('hooks');

  const consumer = createConsumer(join(folder, 'consumer'), registry);
  await step('consumer installs', () =>
    consumer.install(
      DESIGN_SYSTEM,
      HOOKS,
      'react@19',
      'react-dom@19',
      'typescript@5',
      '@types/node@24',
      '@types/react@19',
      '@types/react-dom@19',
    ),
  );
  expectEqual(consumer.installed(DESIGN_SYSTEM), first);
  expectEqual(consumer.installed(HOOKS), hooks);
  await step('consumer compiles and renders', consumer.build);

  repository.announce('minor', 'Something new, for the rehearsal.');
  await step('minor release of the design system', repository.release, versions);
  const minor = repository.versionOf('design-system');
  expectEqual(repository.versionOf('hooks'), hooks);
  await step('consumer updates within its range', consumer.update, () => consumer.installed(DESIGN_SYSTEM));
  expectEqual(consumer.installed(DESIGN_SYSTEM), minor);
  await step('consumer compiles and renders as before', consumer.build);

  await step('a breaking change without a major changeset fails', async () => {
    repository.rewrite('packages/design-system/src/Tabs/Tabs.tsx', (text) =>
      text.replace('  look?: TabVariant;', '  variant?: TabVariant;').replace('look: variant =', 'variant ='),
    );
    await writeApi();
    await expectFailure(compareWithRelease, 'Tabs has no look any more.');
  });
  repository.announce('major', '`<Tabs look>` is `<Tabs variant>`; the codemod one-contract renames it.');
  await step('with a major changeset it passes', async () => {
    await compareWithRelease();
    await repository.commit('Tabs have a variant');
  });
  await step('major release', repository.release, versions);
  const major = repository.versionOf('design-system');
  await step('consumer updates within its range', consumer.update, () => consumer.installed(DESIGN_SYSTEM));
  expectEqual(consumer.installed(DESIGN_SYSTEM), minor);
  await step('consumer installs the major version', () => consumer.install(`${DESIGN_SYSTEM}@${major}`));
  await step('its page does not compile', () => expectFailure(consumer.build, "'look'"));
  await step('codemod', () => consumer.migrate('one-contract'));
  await step('consumer compiles and renders', consumer.build);
}

try {
  await rehearse();
  console.log('The rehearsal is over; nothing failed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await stopAll();
process.exit();
