import type { ExperimentBody, Redirects } from '@sabadora/api';
import { LOCALES, type ContentItem, type ContentKind, type Locale, type RichText } from '@sabadora/domain';
import type { ReadItem } from './files/readFile.ts';
import { pictureProblem } from './files/pictureProblem.ts';
import type { ContentProblem } from './problem.ts';

type OnProblem = (problem: ContentProblem) => void;

/** Kinds of content that every market must have. */
const REQUIRED: readonly ContentKind[] = [
  'home',
  'chrome',
  'help-topics',
  'ideas',
  'gift-block',
  'boxes-block',
];

/** Addresses of pages that are not content. */
const OTHER_PATHS =
  /^\/(?:(?:#travel-locally)?$|search|activities|boxes|ideas$|help$|(?:(?:fr|nl)\/)?contact$|booking\/lookup(?:#route=(?:modify|cancel|invoice))?$|beneficiary\/login$|(?:stay|hotel|activity|gift|box\/detail)\/)/;

/** Checks what needs all items: missing ones, duplicates, and links and pictures without a target. */
export function checkTogether(read: readonly ReadItem[], onProblem: OnProblem): void {
  checkGaps(read, onProblem);
  checkDoubles(read, onProblem);
  const known = new Set(read.flatMap(({ item }) => addressesOf(item)));
  const topics = new Set(read.flatMap(({ item }) => topicsOf(item)));
  checkVariations(read, onProblem);
  for (const each of read) checkRedirects(each, known, onProblem);
  for (const { item, lineOf } of read) {
    const report = (path: readonly PropertyKey[], message: string) =>
      onProblem({ file: item.file, line: lineOf(path), message });
    if (item.kind === 'help') {
      const { topic } = item.body as { topic: string };
      if (!topics.has(`${item.locale} ${topic}`))
        report(
          ['topic'],
          `\`topic\`: there is no topic "${topic}" in help-topics.json of ${item.locale}. Correct it, or add the topic there.`,
        );
    }
    for (const { path, name, value } of texts(item.body)) {
      const problem = leadsNowhere(name, value, item.locale, known);
      if (problem !== undefined) report(path, problem);
    }
  }
}

function checkGaps(read: readonly ReadItem[], onProblem: OnProblem): void {
  for (const locale of LOCALES)
    for (const kind of REQUIRED) {
      const isThere = read.some(({ item }) => item.kind === kind && item.locale === locale && isAlways(item));
      if (!isThere)
        onProblem({
          file: `${locale}/${kind}.json`,
          line: 1,
          message: `${locale} has no ${kind} that is always shown. Add this file, or one for its language or for all markets, without "from", "until", "flow", "pages", "variation" and "draft".`,
        });
    }
}

const isAlways = ({ from, until, flow, pages, variation, isDraft }: ContentItem) =>
  !isDraft && [from, until, flow, pages, variation].every((each) => each === undefined);

/** Reports two items of equal rank that would be shown in the same place at the same time. */
function checkDoubles(read: readonly ReadItem[], onProblem: OnProblem): void {
  const places = new Map<string, ContentItem[]>();
  for (const { item } of read) {
    const place = [item.locale, item.kind, item.key, item.rank, item.variation, item.flow, item.isDraft].join(
      ' ',
    );
    const others = places.get(place) ?? [];
    const double = others.find((other) => meet(item, other));
    if (double)
      onProblem({
        file: item.file,
        line: 1,
        message: `This and ${double.file} would be shown in the same place at the same time. Move "from" or "until" of one, or remove it.`,
      });
    places.set(place, [...others, item]);
  }
}

function meet(one: ContentItem, other: ContentItem): boolean {
  const starts = [one.from, other.from].map((from) => from ?? '').toSorted();
  const ends = [one.until, other.until].map((until) => until ?? '9999').toSorted();
  const isAtOnce = (starts[1] ?? '') < (ends[0] ?? '');
  const isInOnePlace = !one.pages || !other.pages || one.pages.some((page) => other.pages?.includes(page));
  return isAtOnce && isInOnePlace;
}

/** Reports variations without an experiment in their market, and names that two experiments share. */
function checkVariations(read: readonly ReadItem[], onProblem: OnProblem): void {
  const experiments = new Map<string, ContentItem>();
  for (const { item, lineOf } of read)
    variationsOf(item).forEach((name, at) => {
      const place = `${item.locale} ${name}`;
      const other = experiments.get(place);
      if (other && other.key !== item.key)
        onProblem({
          file: item.file,
          line: lineOf(['variations', at, 'name']),
          message: `\`variations\`: "${name}" is also one of ${other.file}. Give each variation a name of its own.`,
        });
      experiments.set(place, item);
    });
  for (const { item, lineOf } of read)
    if (item.variation !== undefined && !experiments.has(`${item.locale} ${item.variation}`))
      onProblem({
        file: item.file,
        line: lineOf(['variation']),
        message: `\`variation\`: no experiment of ${item.locale} has "${item.variation}", so that nobody sees this. Correct it, or add it to a file in experiments/.`,
      });
}

function variationsOf({ kind, body }: ContentItem): string[] {
  return kind === 'experiments' ? (body as ExperimentBody).variations.map(({ name }) => name) : [];
}

/** The addresses of an item in its market: its page, and the headings with an id on the page. */
function addressesOf({ kind, key, locale, body }: ContentItem): string[] {
  const paths: Partial<Record<ContentKind, string>> = {
    pages: `/content/${key}`,
    landing: `/landing/${key}`,
    help: `/help#${key}`,
  };
  const path = paths[kind];
  if (path === undefined) return [];
  const places = kind === 'pages' ? namedPlaces((body as { content: RichText }).content) : [];
  return [path, ...places.map((id) => `${path}#${id}`)].map((address) => `${locale} ${address}`);
}

function namedPlaces(content: RichText): string[] {
  return content.flatMap((node) =>
    typeof node === 'string' || 'slot' in node
      ? []
      : [...(node.id === undefined ? [] : [node.id]), ...namedPlaces(node.children ?? [])],
  );
}

function topicsOf({ kind, locale, body }: ContentItem): string[] {
  if (kind !== 'help-topics') return [];
  return (body as { topics: { id: string }[] }).topics.map(({ id }) => `${locale} ${id}`);
}

/** Reports redirects that start at the address of a page, lead to another redirect or form a loop. */
function checkRedirects({ item, lineOf }: ReadItem, known: ReadonlySet<string>, onProblem: OnProblem): void {
  if (item.kind !== 'redirects') return;
  const { redirects } = item.body as Redirects;
  redirects.forEach(({ from, to }, at) => {
    const report = (name: 'from' | 'to', message: string) =>
      onProblem({
        file: item.file,
        line: lineOf(['redirects', at, name]),
        message: `\`${name}\`: ${message}`,
      });
    if (known.has(`${item.locale} ${from}`) || OTHER_PATHS.test(from))
      report(
        'from',
        `${from} is a page of ${item.locale}, so that nobody is led on from it. Remove one of the two.`,
      );
    if (redirects.findIndex((other) => other.from === from) !== at)
      report('from', `${from} is redirected twice. Remove one of the two.`);
    const next = (path: string) => redirects.find((other) => other.from === path.split(/[?#]/)[0]);
    const second = next(to);
    if (!second) return;
    const seen = new Set([from]);
    let last = second;
    while (!seen.has(last.from)) {
      seen.add(last.from);
      const following = next(last.to);
      if (!following) return report('to', `${to} is itself redirected. Lead to ${last.to} at once.`);
      last = following;
    }
    report('to', `${to} leads back to ${last.from}, round in a circle. Lead to a page.`);
  });
}

interface Text {
  path: readonly PropertyKey[];
  name: string;
  value: string;
}

/** All texts in a body, with the paths of their fields. */
function texts(value: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ path, name: String(path.at(-1)), value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    texts(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const LINKS = /^(?:url|uri|href|to|\w+URL)$/;
const PICTURES = /^(?:picture|cover|imageUrl|imageMobile|imageS|imageL)$/;
function leadsNowhere(
  name: string,
  value: string,
  locale: Locale,
  known: ReadonlySet<string>,
): string | undefined {
  if (PICTURES.test(name)) {
    const problem = pictureProblem(value);
    return problem && `\`${name}\`: ${problem}`;
  }
  if (!LINKS.test(name) || !value.startsWith('/')) return undefined;
  if (value === '/activities') return `\`${name}\`: ${value} only leads on. Write /activities?flow=activity.`;
  const [path = ''] = value.split('?');
  if (known.has(`${locale} ${path}`) || OTHER_PATHS.test(path)) return undefined;
  return `\`${name}\`: ${value} leads to no page of ${locale}. Correct it, or add the page.`;
}
