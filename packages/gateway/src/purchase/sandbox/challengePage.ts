import { createHash } from 'node:crypto';
import { type Locale, marketOf } from '@sabadora/domain';
import { plainPage } from '../../http/plainPage.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** Texts of the bank's page in the buyer's language. */
const WORDS = {
  fr: {
    title: 'Votre banque',
    question: 'Autorisez-vous ce paiement ?',
    approve: 'Autoriser',
    refuse: 'Refuser',
    note: 'Banque d’essai : aucun argent ne circule.',
  },
  es: {
    title: 'Tu banco',
    question: '¿Autorizas este pago?',
    approve: 'Autorizar',
    refuse: 'Rechazar',
    note: 'Banco de prueba: no se mueve dinero.',
  },
  it: {
    title: 'La tua banca',
    question: 'Autorizzi questo pagamento?',
    approve: 'Autorizza',
    refuse: 'Rifiuta',
    note: 'Banca di prova: nessun denaro viene trasferito.',
  },
  nl: {
    title: 'Je bank',
    question: 'Sta je deze betaling toe?',
    approve: 'Toestaan',
    refuse: 'Weigeren',
    note: 'Testbank: er wordt geen geld overgemaakt.',
  },
} as const;

/** Styles of the bank's page, which is not styled like the shop. */
const STYLE = `
body { margin: 0; background: #eef1f5; color: #1b2430; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 26rem; margin: 12vh auto 0; padding: 2rem; background: #fff; border-radius: 12px; }
h1 { margin: 0; font-size: 1.25rem; }
strong { font-size: 2rem; font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { flex: 1 1 10rem; min-height: 48px; border: 2px solid #123a6b; border-radius: 8px; background: #fff; color: #123a6b; font: inherit; font-weight: 600; }
button[value=approve] { background: #123a6b; color: #fff; }
button:focus-visible { outline: 3px solid #123a6b; outline-offset: 3px; }
small { color: #4c5a6b; }
`;

/** Source expression for a content security policy that allows the page's style. */
export const CHALLENGE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A page that simulates a bank's authentication without a script: one form with two buttons. */
export function challengePage(of: {
  locale: Locale;
  intentId: string;
  clientSecret: string;
  /** Cents. */
  amount: number;
  returnPath: string;
}): string {
  const { locale, intentId, clientSecret, amount, returnPath } = of;
  const { bcp47, language } = marketOf(locale);
  const words = WORDS[language];
  const money = new Intl.NumberFormat(bcp47, { style: 'currency', currency: 'EUR' }).format(amount / 100);
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const main = `<p>${words.question}</p>
<p><strong>${escapeHtml(money)}</strong></p>
<form method="post" action="/front-gateway/sandbox/challenge/${encodeURIComponent(intentId)}">
${hidden('clientSecret', clientSecret)}
${hidden('returnPath', returnPath)}
<button name="answer" value="approve">${words.approve}</button>
<button name="answer" value="refuse">${words.refuse}</button>
</form>
<p><small>${words.note}</small></p>`;
  return plainPage({ bcp47, title: words.title, style: STYLE, main });
}
