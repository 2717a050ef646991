import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROXIED_PREFIXES } from '@sabadora/api';
import { checkedRules, contentSecurityPolicy, paymentScript, securityHeaders } from '@sabadora/site-host';
import { stylesheetOf } from '@sabadora/site-host/vite';
import { build, type Manifest } from 'vite';
import { brandFiles, brandHrefs } from '../src/brandFiles.ts';
import type { Minisite } from '../src/readPartners.ts';
import { minisiteSitemap } from '../src/registerFound.ts';
import { visitOf } from '../src/visitOf.ts';
import { STATIC_ENTRY as ENTRY } from './staticEntry.ts';

const root = join(import.meta.dirname, '..');

export interface FolderOptions {
  minisite: Minisite;
  /** Absolute path of the folder to write; its previous content is removed. */
  folder: string;
  /** Address of the API, to which the partner's server forwards, e.g. "https://api.sabadora.example". */
  api: string;
  /** Address of the minisite, for its sitemap, e.g. "https://weekends.gazette.example". @default no sitemap */
  address?: string | undefined;
}

/** Writes a minisite as files for a static host; pages run their loaders in the browser instead of on a server. */
export async function buildFolder({ minisite, folder, api, address }: FolderOptions): Promise<void> {
  // An environment variable, because plugins load the configuration file again, and it needs the minisite each time.
  process.env['MINISITE'] = minisite.minisiteUrl;
  await build({
    configFile: join(root, 'vite.folder.config.ts'),
    root,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const manifestFile = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });
  const files = {
    'index.html': documentOf(minisite, manifest),
    ...Object.fromEntries(brandFiles(minisite).map(({ path, text }) => [path.slice(1), text])),
    _headers: headersOf(minisite),
    _redirects: redirectsTo(api.replace(/\/$/, '')),
    'robots.txt': robotsOf(address),
    ...(address && { 'sitemap.xml': minisiteSitemap(minisite, new URL(address).origin) }),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The one document of all pages: the brand, and title and lead for browsers without JavaScript. */
function documentOf(minisite: Minisite, manifest: Manifest): string {
  const { language, direction, title, lead, partnerName, brand } = minisite;
  const { css, icon } = brandHrefs(minisite);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}.`);
  const styles = stylesheetOf(manifest);
  if (styles === undefined) throw new Error('The build has no stylesheet.');
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title data-of-every-page>${escaped(`${title} | ${partnerName}`)}</title>
<meta name="description" content="${escaped(lead)}" data-of-every-page>
<meta name="theme-color" content="${brand.color.paper}">
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
<link rel="stylesheet" href="${css}">
<script type="module" src="/${entry.file}"></script>
</head>
<body><noscript><main><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></main></noscript></body>
</html>
`;
}

const list = (name: string) => (process.env[name] ?? '').split(',').filter((entry) => entry !== '');

/** The text of `_headers`, from which static hosts read the response headers of each path. */
function headersOf(minisite: Minisite): string {
  const embedded = paymentScript(process.env['PAYMENT']);
  const facts = { query: new URLSearchParams(), today: '2000-01-01' };
  const { imageHosts = [] } = visitOf({ minisite, basePath: '' }, facts, {
    ofPartner: [minisite],
    originOf: () => 'https://minisite.invalid',
  });
  const policy = contentSecurityPolicy(
    undefined,
    checkedRules({
      imageHosts: [...list('IMAGE_HOSTS'), ...imageHosts],
      mapHosts: list('MAP_HOSTS'),
      trustedTypesPolicy: 'sabadora',
      embedded,
    }),
  );
  const headers = Object.entries({
    'content-security-policy': policy,
    ...securityHeaders(process.env['STRICT_TRANSPORT_SECURITY'], embedded),
  });
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  const forGood = '  cache-control: public, max-age=31536000, immutable';
  return ['/*', ...lines, '/assets/*', forGood, '/minisites/brands/*', forGood, ''].join('\n');
}

/**
 * The text of `_redirects`, from which static hosts read what they forward to the API; every other path gets the
 * document.
 */
function redirectsTo(api: string): string {
  const lines = PROXIED_PREFIXES.flatMap((prefix) => [
    `${prefix} ${api}${prefix} 200`,
    `${prefix}/* ${api}${prefix}/:splat 200`,
  ]);
  return [...lines, '/* /index.html 200', ''].join('\n');
}

function robotsOf(address: string | undefined): string {
  const sitemap = address === undefined ? [] : ['', `Sitemap: ${new URL(address).origin}/sitemap.xml`];
  return ['User-agent: *', 'Disallow: /confirmation/', 'Allow: /', ...sitemap, ''].join('\n');
}
