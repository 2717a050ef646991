import { themeToCss } from '@sabadora/design-system/themes';
import type { FastifyInstance } from '@sabadora/site-host';
import { brandAddress } from './brandAddress.ts';
import type { BrandFile } from './drawnLogo.ts';
import type { Minisite } from './readPartners.ts';

/** Stylesheet of a minisite: its brand, the focal point of its banner and the ground of its logo. */
export function brandCss({ brand, focalPoint, logo }: Minisite): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const own = [
    `--minisite-focal-point: ${percent(focalPoint.x)} ${percent(focalPoint.y)};`,
    logo?.ground && `--minisite-logo-ground: ${brand.color[logo.ground]};`,
  ].filter(Boolean);
  return `${themeToCss(brand, ':root')}:root {\n  ${own.join('\n  ')}\n}\n`;
}

/** Icon of a minisite in a browser tab: the first letter of its partner in the colours of its buttons. */
export function brandIcon({ brand, partnerName }: Minisite): string {
  const [letter = ''] = partnerName.replace(/^(?:la|le|les|de|het|the)\s+/i, '');
  const { action, onAction } = brand.color;
  const text = `<text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" font-weight="700" fill="${onAction}">${letter.toUpperCase().replaceAll(/[<&]/g, '')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${action}"/>${text}</svg>`;
}

/** Addresses of a minisite's stylesheet and icon; they change with the content. */
export function brandHrefs(minisite: Minisite): { css: string; icon: string } {
  const { minisiteUrl } = minisite;
  return {
    css: brandAddress(minisiteUrl, brandCss(minisite), 'css'),
    icon: brandAddress(minisiteUrl, brandIcon(minisite), 'svg'),
  };
}

/** The files of one minisite: its stylesheet, its icon, and its logo if that is drawn from paths. */
export function brandFiles(minisite: Minisite): readonly BrandFile[] {
  const { css, icon } = brandHrefs(minisite);
  return [
    { path: css, type: 'text/css; charset=utf-8', text: brandCss(minisite) },
    { path: icon, type: 'image/svg+xml', text: brandIcon(minisite) },
    ...minisite.logoFiles,
  ];
}

/** Serves the brand files of the minisites. */
export function registerBrands(app: FastifyInstance, minisites: readonly Minisite[]): void {
  for (const { path, type, text } of minisites.flatMap(brandFiles))
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(text),
    );
}
