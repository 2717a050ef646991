import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildModules } from '../../.ci/pack/buildModules.ts';
import { withDynamic } from '../../.ci/pack/layerLevels.ts';
import { reachedFrom, type Module, type Modules } from '../../.ci/pack/moduleGraph.ts';
import { readPublicPackage } from '../../.ci/pack/publicPackages.ts';
import { vars } from '../../packages/design-system/src/theme/contract.css.ts';

/** Each token of the contract: its name, e.g. "color.action", and the start of its `var(--sabadora-…)`. */
const CONTRACT = Object.entries(vars).flatMap(([group, tokens]) =>
  Object.entries(tokens).map(([token, value]) => [`${group}.${token}`, value.slice(0, -1)] as const),
);

/** Tokens that the styles of an entry of the package read. */
export interface TokensRead {
  /** Names in the order of the contract, e.g. "color.action". */
  tokens: readonly string[];
  /** Other entries that it uses, e.g. "PriceTag"; `tokens` does not include theirs. */
  madeOf: readonly string[];
}

/** The tokens of each entry, by name, from the module graph and the CSS of the package's build. */
export async function readTokens(): Promise<Record<string, TokensRead>> {
  const published = readPublicPackage('design-system');
  const folder = mkdtempSync(join(tmpdir(), 'sabadora-tokens-'));
  try {
    const modules = await buildModules(published, folder);
    const names = new Map([...published.entries].map(([name, file]) => [file, name] as const));
    return Object.fromEntries(
      [...published.entries].map(([name, file]) => [name, readBy(modules, file, names)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readBy(modules: Modules, entry: string, names: ReadonlyMap<string, string>): TokensRead {
  const isOther = (id: string) => id !== entry && names.has(id);
  const own = reachedFrom(modules, entry, (module) => withDynamic(module).filter((id) => !isOther(id)));
  const css = own.map((id) => modules.get(id)?.css ?? '').join('\n');
  const imported = own.flatMap((id) => withDynamic(modules.get(id) ?? NOTHING)).filter(isOther);
  return {
    tokens: CONTRACT.flatMap(([name, value]) => (isRead(value, css) ? [name] : [])),
    // Only entries of components begin with a capital letter.
    madeOf: [...new Set(imported.map((id) => names.get(id) ?? ''))]
      .filter((name) => /^[A-Z]/.test(name))
      .toSorted(),
  };
}

const NOTHING: Module = { imports: [], dynamicImports: [], code: '' };

/** Whether the CSS uses the token, with or without a fallback value. */
const isRead = (value: string, css: string) => css.includes(`${value})`) || css.includes(`${value},`);
