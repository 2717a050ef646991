import { CONTACT_FIELDS, isLocale, marketOf, type ContactField, type Language } from '@sabadora/domain';
import type { ProblemBody } from '../http/problem.ts';
import { LOOK } from '../purchase/emails/emailPage.ts';
import { escapeHtml } from '../purchase/escapeHtml.ts';

interface FailureWords {
  title: string;
  /** Of a form with faults. */
  faults: string;
  tooMany: string;
  failed: string;
  kept: string;
  fields: Record<ContactField, string>;
}

const WORDS: Readonly<Record<Language, FailureWords>> = {
  fr: {
    title: 'Votre message n’est pas parti',
    faults: 'Veuillez vérifier :',
    tooMany: 'Plusieurs messages sont arrivés de votre connexion. Réessayez dans quelques minutes.',
    failed: 'Oups, une erreur est survenue. Réessayez dans un instant.',
    kept: 'Revenez en arrière avec votre navigateur : tout ce que vous avez écrit y est encore.',
    fields: {
      Booking_ID__c: 'le numéro de réservation, qui se compose de 8 chiffres',
      name: 'votre nom, sans chiffres',
      email: 'votre adresse e-mail',
      phone: 'votre numéro de téléphone',
      description: 'votre message, de 4 000 caractères au plus',
    },
  },
  es: {
    title: 'Tu mensaje no se ha enviado',
    faults: 'Revisa lo siguiente:',
    tooMany: 'Han llegado varios mensajes desde tu conexión. Inténtalo de nuevo en unos minutos.',
    failed: 'Vaya, algo ha salido mal. Inténtalo de nuevo en un momento.',
    kept: 'Vuelve atrás con el navegador: todo lo que has escrito sigue allí.',
    fields: {
      Booking_ID__c: 'el número de reserva, que tiene 8 cifras',
      name: 'tu nombre, sin números',
      email: 'tu correo electrónico',
      phone: 'tu número de teléfono',
      description: 'tu mensaje, de 4000 caracteres como máximo',
    },
  },
  it: {
    title: 'Il tuo messaggio non è partito',
    faults: 'Controlla:',
    tooMany: 'Dalla tua connessione sono arrivati diversi messaggi. Riprova tra qualche minuto.',
    failed: 'Ops, qualcosa è andato storto. Riprova tra un momento.',
    kept: 'Torna indietro con il browser: quello che hai scritto è ancora lì.',
    fields: {
      Booking_ID__c: 'il numero di prenotazione, che ha 8 cifre',
      name: 'il tuo nome, senza cifre',
      email: 'il tuo indirizzo e-mail',
      phone: 'il tuo numero di telefono',
      description: 'il tuo messaggio, di 4000 caratteri al massimo',
    },
  },
  nl: {
    title: 'Je bericht is niet verstuurd',
    faults: 'Kijk even na:',
    tooMany: 'Er kwamen meerdere berichten van jouw verbinding. Probeer het over een paar minuten opnieuw.',
    failed: 'Oeps, er ging iets mis. Probeer het zo nog eens.',
    kept: 'Ga met je browser terug: alles wat je schreef, staat er nog.',
    fields: {
      Booking_ID__c: 'het boekingsnummer, dat uit 8 cijfers bestaat',
      name: 'je naam, zonder cijfers',
      email: 'je e-mailadres',
      phone: 'je telefoonnummer',
      description: 'je bericht, van ten hoogste 4000 tekens',
    },
  },
};

const STYLE = `
body { margin: 0; background: ${LOOK.paper}; color: ${LOOK.ink}; font: 1rem/1.5 ${LOOK.text}; }
main { box-sizing: border-box; max-width: 36rem; margin: 12vh auto 0; padding: 2rem; background: ${LOOK.surface}; border-radius: 12px; }
h1 { margin: 0; font: 600 1.75rem/1.15 ${LOOK.title}; }
`;

/** What a browser without JavaScript shows of a message that was refused; what was typed is one step back. */
export function failurePage({ status, errors = [] }: ProblemBody, body: unknown): string {
  const { locale } = (typeof body === 'object' && body !== null ? body : {}) as { locale?: unknown };
  const { bcp47, language } = marketOf(isLocale(locale) ? locale : 'fr_FR');
  const words = WORDS[language];
  const refused = CONTACT_FIELDS.filter((field) => errors.some((error) => error.field === field));
  const reason = status === 429 ? words.tooMany : refused.length > 0 ? words.faults : words.failed;
  const items = refused.map((field) => `<li>${escapeHtml(words.fields[field])}</li>`);
  return `<!doctype html>
<html lang="${bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${reason}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<p>${words.kept}</p>
</main>
</body>
</html>
`;
}
