import { contrastRatio, type Theme } from '@sabadora/design-system/themes';
import type { FieldProblem } from '@sabadora/content';
import { brandAddress } from './brandAddress.ts';
import { logoSize, type DrawnLogo } from './drawnLogoSchema.ts';

/** Least contrast of a logo with its ground, the one for graphics (WCAG 2.2, 1.4.11). */
export const LOGO_CONTRAST = 3;

/** Colours behind a logo: those of headers and of the footer. */
const GROUNDS = ['paper', 'sunken'] as const;

/** A file of a minisite; its address changes with its content. */
export interface BrandFile {
  /** E.g. "/minisites/brands/la-gazette.logo.Ab3_x-9Z.svg". */
  path: string;
  type: 'text/css; charset=utf-8' | 'image/svg+xml';
  text: string;
}

interface DrawnLogoFiles {
  url: string;
  /** Address of the logo in the dark theme, if it differs. */
  darkUrl?: string;
  /** Width of the drawing, in CSS px. */
  width: number;
  height: number;
  files: readonly BrandFile[];
}

interface Owner {
  minisiteUrl: string;
  partnerName: string;
  brand: Theme;
}

const colorIn = (brand: Theme, color: string): string =>
  Object.entries(brand.color).find(([name]) => name === color)?.[1] ?? color;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function svgOf(logo: DrawnLogo, partnerName: string, brand: Theme): string {
  const { width, height } = logoSize(logo);
  const paths = logo.paths.map(
    ({ d, color }) => `<path fill="${colorIn(brand, color)}" fill-rule="evenodd" d="${d}"/>`,
  );
  const size = `viewBox="${logo.viewBox}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escaped(partnerName)}</title>${paths.join('')}</svg>`;
}

/** The files of a drawn logo, with their addresses. */
export function drawnLogoFiles(logo: DrawnLogo, { minisiteUrl, partnerName, brand }: Owner): DrawnLogoFiles {
  const fileOn = (side: Theme): BrandFile => {
    const text = svgOf(logo, partnerName, side);
    return { path: brandAddress(`${minisiteUrl}.logo`, text, 'svg'), type: 'image/svg+xml', text };
  };
  const light = fileOn(brand);
  const dark = brand.dark && fileOn(brand.dark);
  return {
    url: light.path,
    ...(dark && dark.path !== light.path && { darkUrl: dark.path }),
    ...logoSize(logo),
    files: dark && dark.path !== light.path ? [light, dark] : [light],
  };
}

/** Paths with too little contrast on the header or the footer, in the light and the dark theme. */
export function drawnLogoProblems({ paths }: DrawnLogo, brand: Theme): FieldProblem[] {
  const sides = brand.dark ? [brand, brand.dark] : [brand];
  return paths.flatMap(({ color }, at) => {
    const faults = sides.flatMap((side) =>
      GROUNDS.flatMap((ground) => {
        const ratio = contrastRatio(colorIn(side, color), side.color[ground]);
        return ratio < LOGO_CONTRAST
          ? [`${color} on ${ground} of ${side.name} has a contrast of ${ratio.toFixed(2)}`]
          : [];
      }),
    );
    const [first] = faults;
    if (first === undefined) return [];
    const remedy = brand.dark
      ? 'Choose another colour; those of the brand follow its dark side.'
      : 'Choose another colour.';
    return [
      {
        path: ['logo', 'paths', at, 'color'],
        message: `\`logo.paths.${at}.color\`: ${first}, needs ${LOGO_CONTRAST}. ${remedy}`,
      },
    ];
  });
}
