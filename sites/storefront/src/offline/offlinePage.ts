import { createHash } from 'node:crypto';
import { MARKETS, type Locale } from '@sabadora/domain';
import { themes } from '@sabadora/design-system/themes';

type Language = (typeof MARKETS)[Locale]['language'];

const TEXTS: Readonly<Record<Language, { title: string; text: string; retry: string }>> = {
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Nos prix et nos disponibilités changent sans cesse : nous ne les montrons qu’avec une connexion.',
    retry: 'Réessayer',
  },
  es: {
    title: 'No tienes conexión',
    text: 'Los precios y la disponibilidad cambian a cada momento: solo los mostramos con conexión.',
    retry: 'Volver a intentarlo',
  },
  it: {
    title: 'Sei offline',
    text: 'Prezzi e disponibilità cambiano di continuo: li mostriamo solo con una connessione.',
    retry: 'Riprova',
  },
  nl: {
    title: 'Je bent offline',
    text: 'Prijzen en beschikbaarheid veranderen voortdurend: we tonen ze alleen als er verbinding is.',
    retry: 'Opnieuw proberen',
  },
};

/** The colours of a theme of the brand, as custom properties. */
function colours(name: string): string {
  const color = themes.find((theme) => theme.name === name)?.color;
  if (!color) throw new Error(`There is no theme "${name}".`);
  return `:root{--paper:${color.paper};--ink:${color.ink};--muted:${color.inkMuted};--action:${color.action};--on-action:${color.onAction};--sun:${color.accent}}`;
}

const STYLE = `${colours('sabadora')}
@media (prefers-color-scheme: dark){${colours('sabadora-dark')}}
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:2rem 1rem;text-align:center}
svg{width:5rem;height:5rem}
.sun{fill:var(--sun)}
.horizon{stroke:var(--action);stroke-width:2.5;stroke-linecap:round;fill:none}
h1{margin:1rem 0 .5rem;font:600 1.75rem/1.15 Georgia,serif}
p{margin:0 0 1.5rem;color:var(--muted)}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;background:var(--action);color:var(--on-action);text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid var(--action);outline-offset:2px}`;

/** Content-Security-Policy of the page, which allows only its own style. */
export const OFFLINE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The HTML of the page shown instead of any other without a network, in a market's language. */
export function offlinePage(locale: Locale): string {
  const { bcp47, language } = MARKETS[locale];
  const { title, text, retry } = TEXTS[language];
  return `<!doctype html><html lang="${bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Sabadora</title><style>${STYLE}</style></head><body><main><svg viewBox="0 0 32 32" aria-hidden="true"><path class="sun" d="M6 20a10 10 0 0 1 20 0z"/><path class="horizon" d="M3 20h26M7 24.5h18M12 29h8"/></svg><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>`;
}
