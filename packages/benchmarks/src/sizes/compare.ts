import { buildEntry, REACT } from '../build.ts';
import { BUDGET_TOGETHER, BUDGETS } from '../budgets.ts';
import { pinned } from '../peers.ts';
import { type Cell, formatTable, kB, times, verdict } from '../table.ts';
import { isBuilt, total, weighOwn, withoutTheme } from './own.ts';
import { PEER_SIZES } from './peers.ts';
import { OWN, type RowName, TOGETHER } from './rows.ts';
import { weigh } from './weigh.ts';

const ROWS = Object.keys(OWN) as RowName[];

async function weighPeer(code: string | undefined): Promise<number | undefined> {
  if (code === undefined) return undefined;
  return kB(total(weigh(await buildEntry(code, { external: REACT, from: 'peers' }))));
}

/**
 * Table of the sizes of our components and the peers' ones, each built alone as in a consumer's project. The peers
 * must be installed.
 */
export async function peerSizes(): Promise<string> {
  const rows: Cell[][] = [];
  const missing: string[] = [];
  for (const row of ROWS) {
    const peers: (number | undefined)[] = [];
    for (const { entries } of PEER_SIZES) peers.push(await weighPeer(entries[row]));
    const best = Math.min(...peers.filter((peer) => peer !== undefined));
    const bestTitle = PEER_SIZES[peers.indexOf(best)]?.title ?? '–';
    const cells = peers.map((peer) => peer?.toFixed(1) ?? '–');
    if (!isBuilt(row)) {
      missing.push(`${row} (${OWN[row].folder})`);
      rows.push([row, undefined, undefined, '', '–', `${best.toFixed(1)} ${bestTitle}`, ...cells]);
      continue;
    }
    const own = await weighOwn(row);
    const all = kB(total(own));
    rows.push([
      row,
      all,
      kB(withoutTheme(own)),
      verdict(kB(withoutTheme(own)), BUDGETS[row]),
      times(all, best),
      `${best.toFixed(1)} ${bestTitle}`,
      ...cells,
    ]);
  }
  const together = TOGETHER.filter(isBuilt);
  const bundle = await weighOwn(...together);
  const all = kB(total(bundle));
  rows.push([
    `${together.length} in one bundle`,
    all,
    kB(withoutTheme(bundle)),
    verdict(all, BUDGET_TOGETHER),
  ]);
  const heads = ['component', 'ours', 'without theme', 'target', 'ours / best peer', 'best peer'];
  const table = formatTable(
    'Components beside their peers, kB gzip of JavaScript and CSS without React',
    [...heads, ...PEER_SIZES.map(({ title }) => title)],
    rows,
  );
  const notes = [
    `In one bundle: ${together.join(', ')}. Ours is with the shared theme, one language of words and all that is loaded on demand; "without theme" leaves out the tokens' values, which a page has once, and is what the target of a single component stands for.`,
    'A dash: the peer has no such component.',
    ...(missing.length > 0 ? [`Not there yet, and not weighed: ${missing.join(', ')}.`] : []),
    ...PEER_SIZES.map((peer) => `${peer.title} ${pinned(peer.package)}, styles: ${peer.styles}.`),
  ];
  return `${table}\n${notes.map((note) => `- ${note}`).join('\n')}\n`;
}
