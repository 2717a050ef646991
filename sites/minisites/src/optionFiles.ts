import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseFile, type ParsedFile } from '@sabadora/content';
import { UsageError } from './minisiteArguments.ts';
import type { PartnerProblem } from './readPartners.ts';

/** The JSON file that an option names, e.g. in `--brand tokens.json`. */
export interface OptionFile extends Pick<ParsedFile, 'fields' | 'lineOf'> {
  /** Name as it was typed. */
  file: string;
}

/** Reads the text of a file that an option names. @throws UsageError when it cannot be read */
export async function readOptionText(option: string, file: string): Promise<string> {
  try {
    return await readFile(resolve(file), 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is not there' : 'cannot be read';
    throw new UsageError(
      `${option}: the file ${resolve(file)} ${reason}. Correct its name; it is looked up from ${resolve()}.`,
      { cause: error },
    );
  }
}

/** Reads a JSON file that an option names. @throws UsageError when it is missing or invalid, naming invalid lines */
export async function readOptionFile(option: string, file: string): Promise<OptionFile> {
  const lines: string[] = [];
  const parsed = parseFile(file, await readOptionText(option, file), ({ line, message }) =>
    lines.push(`${file}:${line}  ${message}`),
  );
  if (!parsed) throw new UsageError(lines.join('\n'));
  return { file, fields: parsed.fields, lineOf: parsed.lineOf };
}

/** The option that each field of a new partner comes from; for a problem, the first field that contains it counts. */
const OPTIONS_BY_FIELD: readonly (readonly [field: string, option: string])[] = [
  ['logo.color', '--logo-color'],
  ['logo.ground', '--logo-ground'],
  ['logo', '--logo'],
  ['brand', '--brand'],
  ['words', '--words'],
  ['affiliate', '--url'],
  ['minisites.0.minisiteId', '--id'],
  ['minisites.0.minisiteUrl', '--url'],
  ['minisites.0.minisiteLocale', '--locale'],
  ['minisites.0.language', '--language'],
  ['minisites.0.bannerUrls', '--picture'],
  ['minisites.0.focalPoint', '--focal'],
  ['minisites.0.title', '--title'],
  ['minisites.0.lead', '--lead'],
  ['minisites.0.starts', '--start'],
  ['minisites.0.campaign.booking', '--campaign'],
  ['minisites.0.campaign.stay', '--stays'],
  ['minisites.0.footer', '--footer'],
];

/**
 * A problem of a partner that is not written yet, as a line for the terminal: with file and line when its field comes
 * from a file, otherwise with its option.
 *
 * @param files The files of options, by the field that each fills, e.g. "brand".
 */
export function newPartnerLine(
  { file, path, message }: Pick<PartnerProblem, 'file' | 'path' | 'message'>,
  files: Readonly<Record<string, OptionFile | undefined>>,
): string {
  const source = files[String(path[0])];
  if (source) return `${source.file}:${source.lineOf(path.slice(1))}  ${message}`;
  const field = `${path.join('.')}.`;
  const [, option = file] = OPTIONS_BY_FIELD.find(([name]) => field.startsWith(`${name}.`)) ?? [];
  return `${option}  ${message}`;
}
