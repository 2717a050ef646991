import { parseArgs } from 'node:util';
import { LOCALES } from '@sabadora/domain';

/** Thrown when the command line is invalid; the message says why, and what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type CommandName = 'check' | 'new' | 'dev' | 'build' | 'find';

/** Usage and help of each command. */
const COMMANDS: Readonly<Record<CommandName, { usage: string; help: string; isHidden?: boolean }>> = {
  check: { usage: 'check', help: 'checks the files of all partners; also without a command' },
  new: { usage: 'new "NAME"', help: 'writes the file of a new partner, and serves it' },
  dev: { usage: 'dev NAME', help: 'serves one partner; a change of its file is shown at once' },
  build: { usage: 'build NAME --api ADDRESS', help: 'writes the minisites of a partner for a static host' },
  // Hidden from the help: `npm run minisite` uses it internally.
  find: { usage: 'find NAME', help: 'checks one partner, and prints its file as JSON', isHidden: true },
};

/** An option for `parseArgs`, with its help. */
interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** The commands that take it. */
  of: readonly CommandName[];
  /** Name of its value in the help. */
  value?: string;
  help: string;
  /** Whether its value is the number of a port. */
  isPort?: boolean;
}

const made = { type: 'string', of: ['new'] } as const;
const served = { type: 'string', of: ['new', 'dev'] } as const;
const built = { type: 'string', of: ['build'] } as const;

const OPTIONS = {
  id: { ...made, value: 'NUMBER', help: 'number of the minisite, e.g. 500' },
  url: { ...made, value: 'NAME', help: 'its address, e.g. night-post' },
  locale: { ...made, value: 'MARKET', help: `its market: ${LOCALES.join(', ')}` },
  brand: { ...made, value: 'NAME|FILE', help: 'the name of a brand, or a JSON file of tokens' },
  title: { ...made, value: 'TEXT', help: 'title on the banner' },
  lead: { ...made, value: 'TEXT', help: 'sentence below the title' },
  picture: {
    ...made,
    value: 'PICTURE',
    help: 'of the banner, e.g. sea/theme-sea; default countryside/theme-any',
  },
  focal: { ...made, value: 'X,Y', help: 'what of the picture stays in sight, as shares; default 0.5,0.5' },
  logo: { ...made, value: 'ADDRESS|FILE', help: 'a picture, or a JSON file of a drawn logo' },
  'logo-color': { ...made, value: '#RRGGBB', help: 'colour of most of a logo that is a picture' },
  'logo-ground': { ...made, value: 'COLOUR', help: 'colour of the brand behind it; default paper' },
  campaign: { ...made, value: 'DAY..DAY', help: 'when offers can be booked, e.g. 2027-01-13..2027-03-31' },
  stays: { ...made, value: 'DAY..DAY', help: 'for which days; default those of the campaign' },
  start: { ...made, multiple: true, value: 'LABEL=PATH', help: 'a search to start from; several times' },
  language: { ...made, value: 'TAG', help: 'language of its texts, where it is not that of its market' },
  words: { ...made, value: 'FILE', help: 'a JSON file of words by language and key' },
  footer: { ...made, value: 'TEXT|FILE', help: 'legal text, or a Markdown file of it' },
  'no-preview': { type: 'boolean', of: ['new'], help: 'writes the file, and serves nothing' },
  'no-open': { type: 'boolean', of: ['new', 'dev'], help: 'serves without opening a browser' },
  port: { ...served, value: 'PORT', isPort: true, help: 'of the minisite; default 4200' },
  gateway: { ...served, value: 'ADDRESS', help: 'a gateway that runs already; default one of its own' },
  'gateway-port': { ...served, value: 'PORT', isPort: true, help: 'of its own gateway; default 4100' },
  'storefront-port': { ...served, value: 'PORT', isPort: true, help: 'where links to the storefront lead' },
  hotels: { ...served, value: 'NUMBER', help: 'how many hotels a new catalogue has' },
  api: { ...built, value: 'ADDRESS', help: 'where the host forwards calls, e.g. https://api.example' },
  address: { ...built, value: 'ADDRESS', help: 'where the minisite will be, for a sitemap' },
  out: { ...built, value: 'FOLDER', help: 'where it is written; default sites/minisites/dist/folders' },
} as const satisfies Record<string, Option>;

const ENTRIES: readonly (readonly [name: string, option: Option])[] = Object.entries(OPTIONS);
const optionsOf = (command: CommandName) => ENTRIES.filter(([, { of }]) => of.includes(command));

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

const typed = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: { ...OPTIONS, ...HELP } });

/** The command line, read and checked. */
export interface MinisiteArguments {
  command: CommandName;
  /** Name of a partner; "" for `check`. */
  name: string;
  values: ReturnType<typeof typed>['values'];
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Two columns, the first as wide as its widest entry. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

const START = 'npm run minisite -- ';

/** Text of `--help`, for one command or for all. */
function helpOf(command?: CommandName): string {
  if (!command) {
    const shown = Object.values(COMMANDS).filter(({ isHidden }) => isHidden !== true);
    const rows = shown.map(({ usage, help }) => [usage, help] as const);
    return `Usage: ${START}COMMAND [OPTIONS]\n\n${table(rows)}\n\nOptions of a command: ${START}new --help. More: sites/minisites/README.md`;
  }
  const { usage, help } = COMMANDS[command];
  const rows = optionsOf(command).map(
    ([name, { value, help: said }]) =>
      [value === undefined ? `--${name}` : `--${name} ${value}`, said] as const,
  );
  const usageLine = `Usage: ${START}${usage}${rows.length > 0 ? ' [OPTIONS]' : ''}`;
  return [`${usageLine}\n\nIt ${help}.`, ...(rows.length > 0 ? [table(rows)] : [])].join('\n\n');
}

/** The first problem of a command's options; undefined when there is none. */
function optionProblem(command: CommandName, args: readonly string[]): string | undefined {
  const { tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { ...OPTIONS, ...HELP },
  });
  const known = new Map(optionsOf(command));
  const help = `\`${START}${command} --help\` lists its options.`;
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name === 'help') continue;
    const { rawName, value, inlineValue } = token;
    const option = known.get(token.name);
    if (!option) return `\`${command}\` has no option ${rawName}. ${help}`;
    if (option.type === 'boolean' && value !== undefined) return `${rawName} takes no value. Write it alone.`;
    if (option.type === 'boolean') continue;
    if (value === undefined || value === '' || (value.startsWith('-') && !inlineValue))
      return `${rawName} has no value. Write ${rawName}=${option.value ?? 'VALUE'}. ${help}`;
    if (option.isPort && !(/^\d{1,5}$/.test(value) && Number(value) < 65_536))
      return `${rawName} must be a whole number from 0 to 65535, not "${value}".`;
  }
  return undefined;
}

/**
 * Reads the command line of `npm run minisite`.
 *
 * @throws UsageError for an unknown command or option, and for an invalid value.
 */
export function readArguments(args: readonly string[]): MinisiteArguments | { help: string } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { ...OPTIONS, ...HELP },
  });
  const [command = 'check', name = '', ...more] = positionals;
  const isHelp = values.help === true || command === 'help';
  if (isHelp) return { help: helpOf(isCommand(command) && positionals.length > 0 ? command : undefined) };
  if (!isCommand(command)) throw new UsageError(`There is no command "${command}".\n\n${helpOf()}`);
  const problem = optionProblem(command, args);
  if (problem !== undefined) throw new UsageError(problem);
  const { usage } = COMMANDS[command];
  if (command === 'check' ? name !== '' : name === '' || more.length > 0)
    throw new UsageError(
      more.length > 0
        ? `\`${command}\` takes one name. Write it in quotation marks: ${START}${command} "${[name, ...more].join(' ')}"`
        : `Write it as \`${START}${usage}\`.`,
    );
  return { command, name, values: typed(args).values };
}

/** Reads the command line; when it requests help or is invalid, prints a text and exits the process. */
export function argumentsOrExit(args: readonly string[]): MinisiteArguments {
  try {
    const read = readArguments(args);
    if (!('help' in read)) return read;
    console.log(read.help);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
