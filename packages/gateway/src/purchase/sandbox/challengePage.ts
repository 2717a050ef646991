import { type Locale, marketOf } from '@sabadora/domain';
import { escapeHtml } from '../escapeHtml.ts';

/** What the bank's page says, in the buyer's language. */
const WORDS = {
  fr: {
    title: 'Votre banque',
    question: 'Autorisez-vous ce paiement ?',
    approve: 'Autoriser',
    refuse: 'Refuser',
    note: 'Banque d’essai : aucun argent ne circule.',
  },
  es: {
    title: 'Su banco',
    question: '¿Autoriza este pago?',
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
    title: 'Uw bank',
    question: 'Staat u deze betaling toe?',
    approve: 'Toestaan',
    refuse: 'Weigeren',
    note: 'Testbank: er wordt geen geld overgemaakt.',
  },
} as const;

/** A bank's question, as a page that needs no script: one form with two buttons. */
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
  return `<!doctype html>
<html lang="${bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.question}</p>
<p><strong>${escapeHtml(money)}</strong></p>
<form method="post" action="/front-gateway/sandbox/challenge/${encodeURIComponent(intentId)}">
${hidden('clientSecret', clientSecret)}
${hidden('returnPath', returnPath)}
<button name="answer" value="approve">${words.approve}</button>
<button name="answer" value="refuse">${words.refuse}</button>
</form>
<p><small>${words.note}</small></p>
</main>
</body>
</html>
`;
}
