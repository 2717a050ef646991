import type { FailureWords } from '../http/failurePage.ts';

/** The error page's texts for an address that could not be subscribed. */
export const FAILURE_WORDS: FailureWords<'email'> = {
  fr: {
    title: 'Votre inscription n’a pas abouti',
    faults: 'Veuillez vérifier :',
    tooMany: 'Plusieurs demandes sont arrivées de votre connexion. Réessayez dans quelques minutes.',
    failed: 'Oups, une erreur est survenue. Réessayez dans un instant.',
    kept: 'Revenez en arrière avec votre navigateur.',
    fields: { email: 'votre adresse e-mail' },
  },
  es: {
    title: 'Tu suscripción no ha salido bien',
    faults: 'Revisa lo siguiente:',
    tooMany: 'Han llegado varias peticiones desde tu conexión. Inténtalo de nuevo en unos minutos.',
    failed: 'Vaya, algo ha salido mal. Inténtalo de nuevo en un momento.',
    kept: 'Vuelve atrás con el navegador.',
    fields: { email: 'tu correo electrónico' },
  },
  it: {
    title: 'L’iscrizione non è riuscita',
    faults: 'Controlla:',
    tooMany: 'Dalla tua connessione sono arrivate diverse richieste. Riprova tra qualche minuto.',
    failed: 'Ops, qualcosa è andato storto. Riprova tra un momento.',
    kept: 'Torna indietro con il browser.',
    fields: { email: 'il tuo indirizzo e-mail' },
  },
  nl: {
    title: 'Je inschrijving is niet gelukt',
    faults: 'Kijk even na:',
    tooMany: 'Er kwamen meerdere aanvragen van jouw verbinding. Probeer het over een paar minuten opnieuw.',
    failed: 'Oeps, er ging iets mis. Probeer het zo nog eens.',
    kept: 'Ga met je browser een stap terug.',
    fields: { email: 'je e-mailadres' },
  },
};
