/** Side of the mark, px of a picture of 1200. */
const SIDE = 112;
const MARGIN = 40;

/** A share picture with the mark of the brand, a low sun over the horizon, on paper in its lower corner. */
export function withMark(svg: string, { width, height }: { width: number; height: number }): string {
  const inner = `<svg x="${MARGIN}" y="${height - MARGIN - SIDE}" width="${SIDE}" height="${SIDE}" viewBox="-10 -8 52 52"><rect x="-10" y="-8" width="52" height="52" rx="12" fill="#FBF7F0"/><path d="M6 20a10 10 0 0 1 20 0z" fill="#F2B441"/><path d="M3 20h26M7 24.5h18M12 29h8" stroke="#14504A" stroke-width="2.5" stroke-linecap="round" fill="none"/></svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}${inner}</svg>`;
}
