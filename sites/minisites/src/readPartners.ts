import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  describeIssue,
  parseFile,
  toRichText,
  type ContentProblem,
  type FieldProblem,
} from '@sabadora/content';
import { contrastFailures, contrastRatio, partnerThemes, type Theme } from '@sabadora/design-system/themes';
import type { RichText } from '@sabadora/domain';
import { drawnLogoFiles, drawnLogoProblems, LOGO_CONTRAST, type BrandFile } from './drawnLogo.ts';
import { brandNamed, brandWithColors, partnerSchema, type PartnerFile } from './partnerSchema.ts';
import { directionOf, languageOf, partnerWords, wordsProblems, type PartnerWords } from './partnerWords.ts';

/** The folder of partners, one file each. */
export const PARTNERS_FOLDER: string = fileURLToPath(new URL('../partners', import.meta.url));

export interface SourceFile {
  /** Name in the folder, e.g. "la-gazette.json". */
  file: string;
  text: string;
}

/** Logo of the partner as its minisites show it. */
interface MinisiteLogo {
  url: string;
  /** Address of the logo in the dark theme, if it differs. */
  darkUrl?: string;
  /** In CSS px; only for a drawn logo. */
  width?: number;
  height?: number;
  /** Colour of the brand behind a logo that is a picture. */
  ground?: 'paper' | 'surface' | 'sunken' | 'ink' | 'action';
}

/** One minisite, with the fields of its partner (CH-173). */
export type Minisite = Omit<PartnerFile['minisites'][number], 'footer'> &
  Pick<PartnerFile, 'partnerName' | 'affiliate'> & {
    /** Its file in the folder, e.g. "la-gazette.json". */
    file: string;
    logo: MinisiteLogo | undefined;
    /** Files of a drawn logo. */
    logoFiles: readonly BrandFile[];
    brand: Theme;
    footer: RichText;
    /** BCP 47 tag. */
    language: string;
    direction: 'ltr' | 'rtl';
    words: PartnerWords | undefined;
  };

/** A problem in a partner's file; `path` is its field, empty when the file cannot be read. */
export interface PartnerProblem extends ContentProblem {
  path: readonly PropertyKey[];
}

export interface Partners {
  /** Complete when there are no problems. */
  minisites: readonly Minisite[];
  /** Sorted by file and line. */
  problems: readonly PartnerProblem[];
}

/**
 * Reads and checks all partners of a folder.
 *
 * @param siteTexts The site's texts, to check partners' words against. @default keys and values are not checked
 */
export async function readPartners(
  folder: string = PARTNERS_FOLDER,
  siteTexts?: ReadonlyMap<string, string>,
): Promise<Partners> {
  return checkPartners(await readPartnerFiles(folder), siteTexts);
}

export async function readPartnerFiles(folder: string = PARTNERS_FOLDER): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

/** Checks each partner, and all of them for duplicates; problems are e.g. low contrasts and missing texts. */
export function checkPartners(
  files: readonly SourceFile[],
  siteTexts?: ReadonlyMap<string, string>,
): Partners {
  const problems: PartnerProblem[] = [];
  const seen = new Map<string, string>();
  const minisites = files.flatMap(({ file, text }) => {
    const parsed = parseFile(file, text, (problem) => problems.push({ ...problem, path: [] }));
    if (!parsed) return [];
    const { fields, lineOf } = parsed;
    const report = ({ path, message }: FieldProblem) =>
      problems.push({ file, line: lineOf(path), path, message });
    const { success, data, error } = partnerSchema.safeParse(fields);
    if (!success) {
      const ofForm = error.issues.flatMap((issue) => describeIssue(issue));
      for (const problem of [...ofForm, ...colorProblems(fields['brand'])]) report(problem);
      return [];
    }
    const brand = typeof data.brand === 'string' ? brandNamed(data.brand) : data.brand;
    if (!brand) return [];
    const ofWords = wordsProblems(data, siteTexts);
    for (const problem of [
      ...ofWords,
      ...contrastProblems(brand),
      ...logoProblems(data.logo, brand),
      ...doubles(data, file, seen),
    ])
      report(problem);
    const { partnerName, affiliate, logo } = data;
    return data.minisites.map(({ footer = '', ...own }) => ({
      ...own,
      file,
      language: languageOf(own),
      direction: directionOf(languageOf(own)),
      words: ofWords.length === 0 ? partnerWords(data.words, own) : undefined,
      partnerName,
      affiliate,
      ...logoOf(logo, { minisiteUrl: own.minisiteUrl, partnerName, brand }),
      brand,
      footer: toRichText(footer),
    }));
  });
  return {
    minisites,
    problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  };
}

/** Contrast problems of a brand that has other problems as well; none unless its colours are complete. */
function colorProblems(brand: unknown): FieldProblem[] {
  const { data } = brandWithColors.safeParse(brand);
  // The other tokens are those of any brand, because only the colours matter here.
  const [other] = partnerThemes;
  return data && other ? contrastProblems({ ...other, ...data, dark: undefined }) : [];
}

function contrastProblems(brand: Theme): FieldProblem[] {
  return contrastFailures(brand).map((failure) => {
    const front = /: (\w+) on/.exec(failure)?.[1] ?? '';
    return {
      path: ['brand', 'color', front],
      message: `\`brand.color.${front}\`: contrast of ${failure} (WCAG 2.2 AA). Make the two differ more in lightness.`,
    };
  });
}

function logoOf(
  logo: PartnerFile['logo'],
  owner: Pick<Minisite, 'minisiteUrl' | 'partnerName' | 'brand'>,
): Pick<Minisite, 'logo' | 'logoFiles'> {
  if (!logo || 'url' in logo) return { logo: logo && { url: logo.url, ground: logo.ground }, logoFiles: [] };
  const { files, ...shown } = drawnLogoFiles(logo, owner);
  return { logo: shown, logoFiles: files };
}

function logoProblems(logo: PartnerFile['logo'], brand: Theme): FieldProblem[] {
  if (!logo) return [];
  if ('paths' in logo) return drawnLogoProblems(logo, brand);
  const ratio = contrastRatio(logo.color, brand.color[logo.ground]);
  if (ratio >= LOGO_CONTRAST) return [];
  return [
    {
      path: ['logo', 'color'],
      message: `\`logo\`: ${logo.color} on ${logo.ground} has a contrast of ${ratio.toFixed(2)}, needs ${LOGO_CONTRAST}. Choose another \`ground\`, or a logo in another colour.`,
    },
  ];
}

/** Problems of ids and addresses that another minisite already has, and of markets that a partner has twice. */
function doubles({ minisites }: PartnerFile, file: string, seen: Map<string, string>): FieldProblem[] {
  return minisites.flatMap((entry, at) => {
    const keys = [
      ['minisiteId', `minisiteId ${entry.minisiteId}`],
      ['minisiteUrl', `minisiteUrl ${entry.minisiteUrl}`],
      ['minisiteLocale', `${file} ${entry.minisiteLocale}`],
    ] as const;
    return keys.flatMap(([name, key]) => {
      const other = seen.get(key);
      seen.set(key, file);
      if (other === undefined) return [];
      return [
        {
          path: ['minisites', at, name],
          message: `\`minisites.${at}.${name}\`: ${entry[name]} is in ${other} already. Choose another, or remove one of the two.`,
        },
      ];
    });
  });
}
