import type { ContactField } from '@sabadora/domain';
import type { FailureWords } from '../http/failurePage.ts';

/** The error page's texts for a refused message. */
export const FAILURE_WORDS: FailureWords<ContactField> = {
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
