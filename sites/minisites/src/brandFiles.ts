import { createHash } from 'node:crypto';
import { themeToCss } from '@sabadora/design-system/themes';
import type { FastifyInstance } from '@sabadora/site-host';
import type { Minisite } from './readPartners.ts';

/** Folder of what every minisite has of its own. Beside the pages of all: no minisite is named like it. */
const FOLDER = '/minisites/brands';

/** The brand of a minisite as a stylesheet, with what its data says of its pictures. */
export function brandCss({ brand, focalPoint, logo }: Minisite): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const own = [
    `--minisite-focal-point: ${percent(focalPoint.x)} ${percent(focalPoint.y)};`,
    logo && `--minisite-logo-ground: ${brand.color[logo.ground]};`,
  ].filter(Boolean);
  return `${themeToCss(brand, ':root')}:root {\n  ${own.join('\n  ')}\n}\n`;
}

/** The sign of a minisite in a tab: the first letter of its partner in the colour of its buttons. */
export function brandIcon({ brand, partnerName }: Minisite): string {
  const [letter = ''] = partnerName.replace(/^(?:la|le|les|de|het|the)\s+/i, '');
  const { action, onAction } = brand.color;
  const text = `<text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" font-weight="700" fill="${onAction}">${letter.toUpperCase().replaceAll(/[<&]/g, '')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${action}"/>${text}</svg>`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Addresses of the brand of a minisite, which change when it does. */
export function brandHrefs(minisite: Minisite): { css: string; icon: string } {
  const { minisiteUrl } = minisite;
  return {
    css: `${FOLDER}/${minisiteUrl}.${hashOf(brandCss(minisite))}.css`,
    icon: `${FOLDER}/${minisiteUrl}.${hashOf(brandIcon(minisite))}.svg`,
  };
}

/** Serves the brands. */
export function registerBrands(app: FastifyInstance, minisites: readonly Minisite[]): void {
  for (const minisite of minisites) {
    const { css, icon } = brandHrefs(minisite);
    for (const [path, type, text] of [
      [css, 'text/css; charset=utf-8', brandCss(minisite)],
      [icon, 'image/svg+xml', brandIcon(minisite)],
    ] as const)
      app.get(path, async (_request, reply) =>
        reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(text),
      );
  }
}
