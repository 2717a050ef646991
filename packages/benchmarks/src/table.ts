/** A cell: text is aligned left; a number has one decimal and is aligned right, as is an empty cell. */
export type Cell = string | number | undefined;

const text = (cell: Cell) => (typeof cell === 'number' ? cell.toFixed(1) : (cell ?? ''));

/** A Markdown table that is also readable as text: columns are as wide as their widest cell. */
export function formatTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const isNumeric = heads.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...rows.map((row) => text(row[column]).length)),
  );
  const line = (cells: readonly Cell[]) => {
    const padded = widths.map((width, column) =>
      isNumeric[column] ? text(cells[column]).padStart(width) : text(cells[column]).padEnd(width),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [`### ${title}`, '', line(heads), `| ${rule.join(' | ')} |`, ...rows.map(line), ''].join('\n');
}

/** Bytes as kB of 1000, the unit of the targets. */
export const kB = (bytes: number) => bytes / 1000;

/** A figure as a multiple of `other`, e.g. "0.55 ×"; a dash without `other`. */
export function times(value: number, other: number | undefined): string {
  return other === undefined ? '–' : `${(value / other).toFixed(2)} ×`;
}

/** Text of the last column for a figure with a target; "" without one. */
export function verdict(value: number, target: number | undefined): string {
  if (target === undefined) return '';
  return value > target ? `OVER ${target}` : `within ${target}`;
}
