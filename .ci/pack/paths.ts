/** Folder in a published package for the modules of each workspace package. */
const FOLDERS: Readonly<Record<string, string>> = {
  'design-system': '',
  hooks: '',
  'test-kit': '',
  days: 'days/',
  domain: 'rules/',
  api: 'calls/',
};

/**
 * The path of a built module in its package, without an extension, from its source file. For
 * `packages/design-system/src/Tabs/Tabs.css.ts` it is "Tabs/Tabs.classes", because a consumer's own vanilla-extract
 * would compile a file named `….css.js`.
 *
 * @throws Error when the file belongs to no published package
 */
export function pathInPackage(file: string): string {
  const [, folder = '', path = ''] =
    /\/packages\/([^/]+)\/src\/(.+?)(?:\.tsx?)?$/.exec(file.replaceAll('\\', '/')) ?? [];
  const prefix = FOLDERS[folder];
  if (prefix === undefined) throw new Error(`"${file}" is not part of a published package.`);
  return prefix + path.replace(/\.css$/, '.classes');
}
