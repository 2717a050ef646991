// The e-mails are written by hand instead of with React Email or MJML. Those libraries pay off with several columns
// and many layouts; these e-mails share one layout with one column, and the same facts are also rendered as plain
// text. React Email would bring React into the gateway, which has no other use for it; MJML is a language that is
// compiled at run time. Given up with them: markup for Outlook on Windows, which ignores the padding of a link. Use
// React Email when a second layout is needed.
import { escapeHtml } from '../escapeHtml.ts';

/**
 * Colours and fonts of the e-mails. Mail programs support no variables and few fonts; contrasts are those of the
 * site.
 */
export const LOOK = {
  paper: '#fbf7f0',
  sunken: '#f3ede3',
  surface: '#ffffff',
  ink: '#1e2530',
  muted: '#5a6370',
  line: '#e3dacb',
  action: '#14504a',
  gold: '#f2b441',
  text: "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif",
  title: "Fraunces, Georgia, 'Times New Roman', serif",
} as const;

/** Width of the card in pixels; it fits the reading panes of mail programs. */
const WIDTH = 560;

/** Styles for phones and print. Rules that a mail program must not drop are inline. */
const STYLE = `
@media (max-width: 480px) { .frame { padding: 16px 12px !important; } .inside { padding: 24px 20px !important; } }
@media print {
  body, .frame { background: #fff !important; padding: 0 !important; }
  .card { border: 1px solid ${LOOK.muted}; }
  .aside { display: none; }
}
`;

/** The parts of an e-mail's HTML document. */
export interface EmailPage {
  /** BCP 47 tag. */
  lang: string;
  /** Title of the document. */
  title: string;
  /** Preview text: mail programs show it after the subject. */
  preview: string;
  /** HTML above the card; not printed. @default nothing */
  aside?: string;
  /** Absolute address of a picture with the card's full width, 16:9. */
  picture?: string | undefined;
  /** HTML inside the card. */
  body: string;
  /** Origin of the site, e.g. "https://www.example.com". */
  origin: string;
}

/** The HTML document of an e-mail: the brand name and a card below. Readable without pictures, too. */
export function emailPage({ lang, title, preview, aside = '', picture, body, origin }: EmailPage): string {
  const image =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="" width="${WIDTH}" height="${(WIDTH * 9) / 16}" style="display:block;width:100%;height:auto;border:0;background:${LOOK.sunken}">`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body style="margin:0;padding:0;background:${LOOK.paper};color:${LOOK.ink};font:16px/1.5 ${LOOK.text}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="frame" role="main" style="padding:32px 16px;background:${LOOK.paper}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:${WIDTH}px;margin:0 auto">
<tr><td style="padding:0 0 20px;font:600 22px/1.2 ${LOOK.title};text-align:center"><a href="${escapeHtml(origin)}" style="color:${LOOK.ink};text-decoration:none"><span style="border-bottom:3px solid ${LOOK.gold}">Sabadora</span></a></td></tr>
${aside === '' ? '' : `<tr class="aside"><td style="padding:0 0 16px;font-size:14px;text-align:center;color:${LOOK.muted}">${aside}</td></tr>`}
<tr><td class="card" style="background:${LOOK.surface};border-radius:12px;overflow:hidden">
${image}
<div class="inside" style="padding:32px">
${body}
</div>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const HEADING = `margin:0;font-family:${LOOK.title};font-weight:600;line-height:1.15;letter-spacing:-0.01em`;

/** A heading in the title font, from plain text. */
export function emailTitle(level: 1 | 2, text: string): string {
  const size = level === 1 ? 28 : 22;
  return `<h${level} style="${HEADING};font-size:${size}px">${escapeHtml(text)}</h${level}>`;
}

/** A paragraph from plain text; `isQuiet` makes it smaller. */
export function emailText(text: string, { isQuiet = false } = {}): string {
  return `<p style="margin:12px 0 0${isQuiet ? `;font-size:14px;color:${LOOK.muted}` : ''}">${escapeHtml(text)}</p>`;
}

/** A link that looks like the site's buttons. */
export function emailButton(title: string, href: string): string {
  return `<p style="margin:24px 0 12px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${LOOK.action};color:${LOOK.surface};font-weight:600;text-decoration:none">${escapeHtml(title)}</a></p>`;
}

/** A row of a table with a title. */
export interface EmailRow {
  title: string;
  value: string;
  /** Whether the row is the total of those before it. @default false */
  isTotal?: boolean;
}

/** A table of titles and values with a line above. Prices are aligned to the end. */
export function emailTable(rows: readonly EmailRow[], { isPrice = false } = {}): string {
  const cells = rows.map(({ title, value, isTotal = false }) => {
    const weight = isTotal ? 'font-weight:600;' : '';
    const head = isPrice
      ? `${weight}padding:4px 16px 4px 0`
      : `width:38%;padding:4px 16px 4px 0;font-size:14px;color:${LOOK.muted}`;
    const end = isPrice ? `${weight}text-align:right;white-space:nowrap` : '';
    return `<tr><th scope="row" align="left" valign="top" style="${isTotal ? '' : 'font-weight:normal;'}${head}">${escapeHtml(title)}</th><td valign="top" style="padding:4px 0;${end}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;padding:16px 0 0;border-top:1px solid ${LOOK.line};font-size:16px;line-height:1.4">
${cells.join('\n')}
</table>`;
}

/** Links by their titles, each on a line high enough for touch. */
export function emailLinks(links: readonly (readonly [title: string, href: string])[]): string {
  if (links.length === 0) return '';
  const items = links.map(
    ([title, href]) =>
      `<li style="margin:0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:8px 0;color:${LOOK.action};font-weight:600">${escapeHtml(title)}</a></li>`,
  );
  return `<ul style="margin:20px 0 0;padding:12px 0 0;border-top:1px solid ${LOOK.line};list-style:none">
${items.join('\n')}
</ul>`;
}
