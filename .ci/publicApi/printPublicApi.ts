import type { Entry, Export, Member } from './readPublicApi.ts';

/** The public interface of a package as text: a section for each entry, a line for each prop. */
export function printPublicApi(entries: readonly Entry[]): string {
  return entries
    .map(({ path, exports }) => [`# ${path}`, ...exports.map(printExport), ''].join('\n'))
    .join('\n');
}

function printExport(one: Export): string {
  if (one.kind === 'component' || one.kind === 'interface') {
    return [
      `${one.kind} ${one.name}`,
      ...(one.kind === 'component' ? [`  ref: ${one.ref ?? 'none'}`] : []),
      ...one.members.map(printMember),
      ...one.native.map((native) => `  + ${native}`),
    ].join('\n');
  }
  if (one.kind === 'also') return `also ${one.name}, of ${one.type}`;
  return `${one.kind} ${one.name}: ${one.type}`;
}

function printMember({ name, isOptional, type }: Member): string {
  return `  ${name}${isOptional ? '?' : ''}: ${type}`;
}
