import {
  CONTENT_KINDS,
  isLocale,
  LOCALES,
  MARKETS,
  type ContentKind,
  type ContentScope,
  type Locale,
} from '@sabadora/domain';

/** The file format of a kind of content. */
interface KindOfFile {
  extension: 'json' | 'md';
  /**
   * Whether the kind has a folder of files, each with its own key; otherwise it has one file named after the kind.
   */
  isFolder: boolean;
  /** The field that gets the Markdown below the front matter. */
  textField?: string;
}

/** File formats by kind of content. */
export const KINDS_OF_FILES: Readonly<Record<ContentKind, KindOfFile>> = {
  announcement: { extension: 'md', isFolder: true, textField: 'content' },
  'boxes-block': { extension: 'json', isFolder: false },
  chrome: { extension: 'json', isFolder: false },
  experiments: { extension: 'json', isFolder: true },
  'gift-block': { extension: 'json', isFolder: false },
  help: { extension: 'md', isFolder: true, textField: 'answer' },
  'help-topics': { extension: 'json', isFolder: false },
  home: { extension: 'json', isFolder: false },
  ideas: { extension: 'json', isFolder: false },
  landing: { extension: 'json', isFolder: true },
  pages: { extension: 'md', isFolder: true, textField: 'content' },
  'promo-bars': { extension: 'json', isFolder: true },
  redirects: { extension: 'json', isFolder: false },
  'targeted-banners': { extension: 'json', isFolder: true },
};

/** Market, kind and key of a file, from its path. */
export interface ContentPath {
  scope: ContentScope;
  locales: readonly Locale[];
  kind: ContentKind;
  key: string;
}

const SNIPPETS = /^([^/]+)\/snippets\.json$/;
const PATH =
  /^(?<scope>[^/]+)\/(?:(?<folder>[a-z-]+)\/)?(?<name>[a-z0-9-]+)(?:@[a-z0-9-]+)?\.(?<extension>json|md)$/;

/** The markets of a folder: all, those of a language, or a single one; undefined for any other name. */
function marketsOf(name: string): Pick<ContentPath, 'scope' | 'locales'> | undefined {
  if (name === 'all') return { scope: 'all', locales: LOCALES };
  if (isLocale(name)) return { scope: 'market', locales: [name] };
  const locales = LOCALES.filter((locale) => MARKETS[locale].language === name);
  return locales.length > 0 ? { scope: 'language', locales } : undefined;
}

/** The markets whose snippets the file contains; undefined for other files. */
export function snippetsPath(file: string): Pick<ContentPath, 'scope' | 'locales'> | undefined {
  const [, scope] = SNIPPETS.exec(file) ?? [];
  return scope === undefined ? undefined : marketsOf(scope);
}

const kindNames = (isFolder: boolean) =>
  CONTENT_KINDS.filter((kind) => KINDS_OF_FILES[kind].isFolder === isFolder).join(', ');

/** Reads the path of a file; returns a message for editors when the path is wrong. */
export function readContentPath(file: string): ContentPath | string {
  const { scope = '', folder, name = '', extension } = PATH.exec(file)?.groups ?? {};
  const markets = marketsOf(scope);
  if (extension === undefined || !markets)
    return `A file is named "{market}/{kind}.json", "{market}/{kind}/{key}.json" or ".md", its market "all", a language (fr, es, it, nl) or one of ${LOCALES.join(', ')}, its key in small letters, digits and dashes.`;
  const kind = CONTENT_KINDS.find((each) => each === (folder ?? name));
  const form = kind && KINDS_OF_FILES[kind];
  if (!kind || form?.isFolder !== (folder !== undefined))
    return `"${folder ?? name}" is no kind of content. Kinds with a folder: ${kindNames(true)}; with one file: ${kindNames(false)}.`;
  if (form.extension !== extension)
    return `Content of the kind "${kind}" is in files that end in ".${form.extension}".`;
  return { ...markets, kind, key: folder === undefined ? 'main' : name };
}
