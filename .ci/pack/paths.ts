/** Where the modules of each package of the workspace are in a published one. */
const FOLDERS: Readonly<Record<string, string>> = {
  'design-system': '',
  hooks: '',
  'test-kit': '',
  days: 'days/',
  domain: 'rules/',
  api: 'calls/',
};

/**
 * The path of a built module in its package, without an extension, from its source file: `packages/design-system/src/Tabs/Tabs.css.ts`
 * is "Tabs/Tabs.classes". A consumer's own vanilla-extract would compile what is named `….css.js`.
 *
 * @throws Error when the file is of no package that is published
 */
export function pathInPackage(file: string): string {
  const [, folder = '', path = ''] =
    /\/packages\/([^/]+)\/src\/(.+?)(?:\.tsx?)?$/.exec(file.replaceAll('\\', '/')) ?? [];
  const prefix = FOLDERS[folder];
  if (prefix === undefined) throw new Error(`"${file}" is not part of a published package.`);
  return prefix + path.replace(/\.css$/, '.classes');
}
