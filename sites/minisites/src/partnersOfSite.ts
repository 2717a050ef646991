import { PARTNERS_FOLDER, readPartners, type Partners } from './readPartners.ts';

/** The folder of partners' files: `PARTNERS_FOLDER`, or this package's own. */
export function partnersFolder(): string {
  return process.env['PARTNERS_FOLDER'] || PARTNERS_FOLDER;
}

/**
 * The partners that this process serves: those of the folder, or the one that `PARTNER` names by its file.
 *
 * @param siteTexts The site's texts, to check partners' words against. @default keys and values are not checked
 */
export async function partnersOfSite(siteTexts?: ReadonlyMap<string, string>): Promise<Partners> {
  const only = process.env['PARTNER'];
  const { minisites, problems } = await readPartners(partnersFolder(), siteTexts);
  if (!only) return { minisites, problems };
  const file = `${only}.json`;
  return {
    minisites: minisites.filter((minisite) => minisite.file === file),
    problems: problems.filter((problem) => problem.file === file),
  };
}
