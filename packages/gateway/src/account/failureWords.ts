import type { FailureWords } from '../http/failurePage.ts';

/** The error page's texts for a refused account form. */
export const FAILURE_WORDS: FailureWords<
  'email' | 'firstName' | 'lastName' | 'phone' | 'confirmed' | 'name'
> = {
  fr: {
    title: 'Cela n’a pas abouti',
    faults: 'Veuillez vérifier :',
    tooMany: 'Plusieurs demandes sont arrivées de votre connexion. Réessayez dans quelques minutes.',
    failed: 'Oups, une erreur est survenue. Réessayez dans un instant.',
    kept: 'Revenez en arrière avec votre navigateur : ce que vous avez saisi y est encore.',
    fields: {
      email: 'votre adresse e-mail',
      firstName: 'votre prénom : des lettres seulement',
      lastName: 'votre nom : des lettres seulement',
      phone: 'votre numéro de téléphone',
      confirmed: 'la case qui confirme la suppression',
      name: 'le nom de la clé d’accès : 60 caractères au plus',
    },
  },
  es: {
    title: 'No ha salido bien',
    faults: 'Revisa lo siguiente:',
    tooMany: 'Han llegado varias peticiones desde tu conexión. Inténtalo de nuevo en unos minutos.',
    failed: 'Vaya, algo ha salido mal. Inténtalo de nuevo en un momento.',
    kept: 'Vuelve atrás con el navegador: lo que has escrito sigue ahí.',
    fields: {
      email: 'tu correo electrónico',
      firstName: 'tu nombre: solo letras',
      lastName: 'tus apellidos: solo letras',
      phone: 'tu número de teléfono',
      confirmed: 'la casilla que confirma la eliminación',
      name: 'el nombre de la llave de acceso: 60 caracteres como máximo',
    },
  },
  it: {
    title: 'Non è riuscito',
    faults: 'Controlla:',
    tooMany: 'Dalla tua connessione sono arrivate diverse richieste. Riprova tra qualche minuto.',
    failed: 'Ops, qualcosa è andato storto. Riprova tra un momento.',
    kept: 'Torna indietro con il browser: quello che hai scritto è ancora lì.',
    fields: {
      email: 'il tuo indirizzo e-mail',
      firstName: 'il tuo nome: solo lettere',
      lastName: 'il tuo cognome: solo lettere',
      phone: 'il tuo numero di telefono',
      confirmed: 'la casella che conferma l’eliminazione',
      name: 'il nome della passkey: al massimo 60 caratteri',
    },
  },
  nl: {
    title: 'Het is niet gelukt',
    faults: 'Kijk even na:',
    tooMany: 'Er kwamen meerdere aanvragen van jouw verbinding. Probeer het over een paar minuten opnieuw.',
    failed: 'Oeps, er ging iets mis. Probeer het zo nog eens.',
    kept: 'Ga met je browser een stap terug: wat je typte, staat er nog.',
    fields: {
      email: 'je e-mailadres',
      firstName: 'je voornaam: alleen letters',
      lastName: 'je achternaam: alleen letters',
      phone: 'je telefoonnummer',
      confirmed: 'het vakje dat de verwijdering bevestigt',
      name: 'de naam van de toegangssleutel: hoogstens 60 tekens',
    },
  },
};
