import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_TESTS } from '../packages/design-system/src/testing/engineTests.ts';
import { haveTestBrowsers } from './chromium.ts';
import type { Counts } from './countReporter.ts';
import { ENGINES, haveEngine, isThere, missingText, type EngineName } from './engines/engines.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { anyPort, ended, root, start, stopAll, stopWithParent, whenStopped } from './services.ts';
import { measureSlowness } from './slowness.ts';
import { siteArguments } from '../sites/storefront/e2e/support/siteArguments.ts';

stopWithParent();
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type Count = Pick<Counts, 'passed' | 'failed'>;

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** How many of the `PLACES` it takes: about as many as it has threads, pages or workers. @default 1 */
  places?: number;
  /** A resource that only one step at a time may use; later steps wait for it. */
  uses?: 'site';
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Reads how many tests passed and failed. @default the step itself counts as one */
  count?: () => Count;
}

/** A Vitest run, with the counts of its JSON report. */
function vitestStep(
  project: string,
  { name = project, places = 1, env: stepEnv = {} }: Pick<Step, 'places' | 'env'> & { name?: string } = {},
): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    places,
    env: { ...stepEnv, TEST_COUNTS: file },
    command: 'vitest',
    args: [
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=./.ci/countReporter.ts',
      ...(values.all ? [] : ['--tags-filter=!whole-matrix-only']),
    ],
    count: () => {
      const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
      for (const test of counts.flaky) console.log(`${name}: at the second attempt only: ${test}`);
      return counts;
    },
  };
}

/**
 * How many threads, pages and processes of tests run at once on two processors. Each of them waits for a timer, a
 * frame, a database or another process for half of its time. With four, the processors are idle for a twenty-fifth of
 * the run; with five, the same tests take a tenth more processor time.
 */
const PLACES = 4;

/** A Playwright run, with the counts of its JSON report. */
function playwrightStep(
  name: string,
  config: string,
  {
    places = 1,
    args = [],
    env: stepEnv = {},
  }: Pick<Step, 'places' | 'env'> & { args?: readonly string[] } = {},
): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    places,
    env: { ...stepEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    command: 'playwright',
    args: ['test', '--config', config, ...args],
    count: () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
        stats: { expected: number; flaky: number; unexpected: number };
      };
      if (stats.flaky > 0) console.log(`${name}: ${stats.flaky} passed at the second attempt only`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  };
}

/** End-to-end tests of some of Playwright's projects. */
const endToEndStep = (name: string, projects: readonly string[]): Step => ({
  ...playwrightStep(name, 'sites/storefront/playwright.config.ts', {
    places: 2,
    args: projects.map((project) => `--project=${project}`),
  }),
  uses: 'site',
});

/** Tests of the components in an engine. */
function engineStep(engine: EngineName): Step {
  const step = vitestStep(engine);
  return { ...step, places: PLACES, args: [...step.args, '--testNamePattern', ENGINE_TESTS] };
}

/** Tests of one component in the installed engines: enough to check that they start, hydrate and handle keys. */
function smokeStep(names: readonly EngineName[]): Step {
  const [first = 'firefox', ...others] = names;
  const step = vitestStep(first, { name: names.join(', ') });
  const projects = others.flatMap((name) => ['--project', name]);
  const tests = ['--testNamePattern', ENGINE_TESTS, 'packages/design-system/src/Tabs/Tabs.test.tsx'];
  return { ...step, args: [...step.args, ...projects, ...tests] };
}

/** The stories with axe, with other settings of their toolbar. */
const storiesIn = (name: string, globals: string) =>
  vitestStep('stories', { name, places: 2, env: { STORYBOOK_GLOBALS: globals } });

/** The steps for an engine: tests of components, layouts of their stories on a phone and a desktop, and the pages. */
const stepsIn = (engine: EngineName): Step[] => [
  engineStep(engine),
  ...['narrow', 'desktop'].map((viewport) => ({
    ...vitestStep('stories', {
      name: `${viewport} in ${engine}`,
      env: { STORIES_ENGINE: engine, STORYBOOK_GLOBALS: `viewport:${viewport}` },
    }),
    places: PLACES,
  })),
  endToEndStep(`pages in ${engine}`, [engine]),
];

/**
 * Steps that only the whole matrix has: the docs, the oldest React, the other themes, and settings that strain
 * layouts.
 */
const wholeMatrix: Step[] = [
  playwrightStep('docs', '.storybook/docs/playwright.config.ts', {
    env: { DOCS_PORT: String(await anyPort()) },
  }),
  vitestStep('browser*', { name: 'on React 18', places: 3, env: { REACT_VERSION: '18' } }),
  ...['sabadora-dark', 'wireframe', 'avenue', 'tamtam'].map((theme) =>
    storiesIn(`in ${theme}`, `theme:${theme}`),
  ),
  storiesIn('right to left at 320 px', 'viewport:narrow;direction:rtl'),
  storiesIn('in Dutch with text at 200 %', 'viewport:tablet;textSize:200;market:nl-BE'),
];

const LINT = ['--type-aware', '--deny-warnings'] as const;

/** Folders whose dependencies are installed, and whose types are checked, only by their own commands. */
const OF_OTHER_INSTALLS = ['consumers', 'packages/benchmarks/peers'] as const;
const without = (folders: readonly string[]) => folders.flatMap((folder) => ['--ignore-pattern', folder]);

/** These run during the checks of sources, which need neither a browser nor a database. */
const installing = haveTestBrowsers({ hasWhole: values.all });
const startingPostgres = havePostgres();
/** The whole matrix installs the engines; otherwise only installed ones are tested. */
if (values.all) for (const engine of ENGINES) await haveEngine(engine);
const engines = ENGINES.filter(isThere);

const [sitePort, gatewayPort] = [String(await anyPort()), String(await anyPort())];

/** Arguments of the end-to-end tests' site, which a step builds and fills before their configuration starts it. */
const siteArgs = siteArguments(root, sitePort, gatewayPort, values.all);

/** Checks of sources, which need no browser. */
const ofSources: Step[] = [
  // One step for both, so that the types are read once.
  {
    name: 'types and lint',
    places: 2,
    command: 'oxlint',
    args: [...LINT, '--type-check', ...without(OF_OTHER_INSTALLS)],
    // The type checker is written in Go; without garbage collection, a short run saves a quarter of the work.
    env: { GOGC: 'off' },
  },
  { name: 'lint, consumers', command: 'oxlint', args: [...LINT, ...OF_OTHER_INSTALLS] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'unreached code', command: 'knip', args: ['--production', '--config', '.knip.production.jsonc'] },
];

/** Steps in the order of their start: those after the longest one run at the same time and fill its pauses. */
const steps: Step[] = [
  // Runs two threads.
  { ...vitestStep('unit'), places: 2 },
  {
    name: 'site',
    command: 'node',
    args: ['.ci/start.ts', '--prepare', ...siteArgs],
    env: { PICTURES_AHEAD: 'off' },
    uses: 'site',
  },
  vitestStep('packages'),
  ...(!values.all && engines.length > 0 ? [smokeStep(engines)] : []),
  vitestStep('stories'),
  // Not last: each test waits for servers and pages, and other steps use the processors meanwhile.
  endToEndStep('e2e', ['desktop', 'phone']),
  // Runs three pages.
  vitestStep('browser*', { name: 'browser', places: 3 }),
  ...(values.all ? wholeMatrix : []),
  ...(values.all ? engines.flatMap(stepsIn) : []),
];

const names = [...ofSources, ...steps].map(({ name }) => name);
const unknown = (values.only ?? []).filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}. Choose from ${names.join('; ')}.`);
  await Promise.all([installing, startingPostgres]);
  await stopAll();
  process.exit(1);
}
const isChosen = ({ name }: Step) => values.only?.includes(name) ?? true;

const env: NodeJS.ProcessEnv = {
  ...process.env,
  SABADORA_MATRIX: values.all ? 'all' : 'quick',
  SLOWNESS: measureSlowness().toFixed(2),
  E2E_PORT: sitePort,
  E2E_GATEWAY_PORT: gatewayPort,
  // Shared by the processes of a run, a dozen of which load the same modules.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
};

/** Output of failed steps, printed at the end. */
const outputsOfFailures: string[] = [];
const total: Count = { passed: 0, failed: 0 };
const freePlaces = Array.from({ length: PLACES }, (_, place) => place);
/** Running steps, with the promises of their ends. */
const running = new Map<Step, Promise<void>>();
for (const step of ofSources.filter(isChosen)) await begin(step);
await installing;
const postgres = await startingPostgres;
if (postgres) env['TEST_DATABASE_URL'] = postgres.url;
for (const step of steps.filter(isChosen)) await begin(step);
await Promise.all(running.values());
await stopAll();
for (const output of outputsOfFailures) console.error(output);
if (!postgres) console.log('The gateway was tested on PGlite alone: no PostgreSQL server could be had.');
for (const engine of ENGINES) if (!engines.includes(engine)) console.log(missingText(engine));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Begins a step as soon as there are enough places, and no other step uses its resource. */
async function begin(step: Step): Promise<void> {
  const needed = step.places ?? 1;
  const isUsed = () => step.uses !== undefined && [...running.keys()].some(({ uses }) => uses === step.uses);
  while (freePlaces.length < needed || isUsed()) await Promise.race(running.values());
  const used = freePlaces.splice(0, needed);
  const ending = runStep(step, used).then(({ passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
    freePlaces.push(...used);
    running.delete(step);
  });
  running.set(step, ending);
}

/** Runs a step and prints a line with its result. */
async function runStep(
  { name, command, args, count, env: stepEnv }: Step,
  places: readonly number[],
): Promise<Count> {
  const started = Date.now();
  const child = start(command, args, {
    // Steps that run at the same time need separate caches.
    env: { ...env, BROWSER_CACHE: `browser-${places.toSorted((a, b) => a - b).join('')}`, ...stepEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await ended(child);
  const counted = countOf(code, count);
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  console.log(
    `${name.padEnd(16)} ${code === 0 ? 'passed' : 'FAILED'} ${seconds}${count ? `   ${counted.passed} passed, ${counted.failed} failed` : ''}`,
  );
  if (code !== 0) outputsOfFailures.push(`\n${name}\n\n${output}`);
  return counted;
}

function countOf(code: number, count: Step['count']): Count {
  const alone = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!count) return alone;
  try {
    const { passed, failed } = count();
    // A run can fail without a failed test, e.g. by a crash or an unhandled error.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function havePostgres(): Promise<TestPostgres | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop: () => {} };
  const server = await startPostgres();
  if (server) whenStopped(server.stop);
  return server;
}
