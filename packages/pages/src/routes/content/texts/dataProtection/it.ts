import type { WriteText } from '../../legalText.ts';
import { mailTo, siteAt, UPDATED_ON } from './facts.ts';

const COLUMNS = { name: 'Nome', purpose: 'A che cosa serve', duration: 'Durata' };

export const it: WriteText = ({ email }) => ({
  title: 'Protezione dei dati',
  description:
    'Che cosa conserva Sabadora della tua visita, perché e per quanto tempo, e come vederlo, cancellarlo o rifiutarlo.',
  lead: 'Che cosa conserviamo della tua visita, perché, e che cosa puoi decidere tu.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'summary',
      title: 'In breve',
      blocks: [
        {
          kind: 'list',
          items: [
            'Senza il tuo consenso non misuriamo nulla.',
            'Se rifiuti, il sito funziona altrettanto bene.',
            'Nessuna pubblicità, nessun cookie di altre aziende. Non vendiamo ciò che sappiamo di te.',
            ['Puoi ', { text: 'cambiare idea', href: '#choice' }, ' in qualsiasi momento.'],
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Chi è il titolare',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sabadora è titolare del trattamento dei dati descritti qui: decidiamo noi che cosa si conserva, e perché.',
        },
        {
          kind: 'paragraph',
          text: ['Hai una domanda sui tuoi dati? Scrivi a ', mailTo(email), '. Rispondiamo entro un mese.'],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Che cosa usiamo, e perché',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Questa pagina riguarda la tua visita al sito. Ogni uso poggia su una delle basi previste dal Regolamento generale sulla protezione dei dati (GDPR).',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'Mostrarti le pagine' },
              '. Il tuo browser ci invia il tuo indirizzo IP, la tua lingua e la pagina richiesta. L’indirizzo IP ci serve anche a impedire gli abusi: resta in memoria per circa un minuto e non viene registrato. Base: il nostro legittimo interesse a un sito sicuro e funzionante (GDPR, articolo 6, paragrafo 1, lettera f).',
            ],
            [
              { strong: 'Riparare i guasti' },
              '. Quando una pagina non funziona, il tuo browser ci invia il suo indirizzo, con la ricerca che contiene, e l’errore. Nulla dice chi sei. Base: lo stesso legittimo interesse.',
            ],
            [
              { strong: 'Ricordare le tue scelte' },
              ': i preferiti, le ultime destinazioni, la lingua. Restano nel tuo browser. Chiediamo la tua posizione solo se cerchi «Vicino a me»; viene arrotondata a circa 100 metri e ci viene inviata solo per trovare ciò che è nei dintorni. Conservare queste scelte è strettamente necessario per ciò che chiedi e non richiede consenso (articolo 122 del Codice privacy, D.Lgs. 196/2003).',
            ],
            [
              { strong: 'Gestire la tua prenotazione' },
              ': chi prenota, come contattarti, che cosa è stato prenotato e a quale prezzo. Comunichiamo all’hotel il tuo nome, il telefono e i tuoi desideri, e al servizio di pagamento l’importo; il numero della carta arriva solo a quel servizio, noi non lo vediamo mai. Base giuridica: il contratto con te (GDPR, articolo 6, paragrafo 1, lettera b).',
            ],
            [
              { strong: 'Misurare le visite' },
              ', per migliorare il sito: gli elenchi e le offerte consultati, la versione di una pagina in prova, il paese e l’ora. Un numero casuale distingue le visite, senza il tuo nome né il tuo indirizzo e-mail. Base: il tuo consenso (GDPR, articolo 6, paragrafo 1, lettera a).',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Cookie e memoria del browser',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Il tuo browser conserva questi elementi; quasi tutti non lasciano mai il tuo dispositivo. Puoi cancellarli tutti dalle sue impostazioni.',
        },
        {
          kind: 'table',
          table: {
            caption: 'Necessari per ciò che chiedi',
            columns: COLUMNS,
            rows: [
              { name: 'sabadora.consent', purpose: 'La tua risposta sui cookie', duration: '6 mesi' },
              { name: 'sabadora-locale', purpose: 'La lingua che hai scelto', duration: '1 anno' },
              {
                name: 'sabadora.wishlist',
                purpose: 'I tuoi preferiti',
                duration: 'Finché non li togli',
              },
              {
                name: 'sabadora.recent-searches',
                purpose: 'Le tue ultime tre destinazioni',
                duration: 'Finché altre non le sostituiscono',
              },
              {
                name: 'sabadora.user-location',
                purpose:
                  'La tua posizione, con una precisione di circa 100 metri, se hai cercato «Vicino a me»',
                duration: 'Finché non la cancelli',
              },
              {
                name: 'sabadora.checkout',
                purpose: 'Una prenotazione in corso, per ritrovare la stessa camera dopo un ricaricamento',
                duration: 'Fino alla chiusura della scheda',
              },
              {
                name: 'sabadora.buyer',
                purpose: 'Ciò che scrivi nel modulo di prenotazione',
                duration: 'Fino alla chiusura della scheda',
              },
              {
                name: 'sabadora-switches, sabadora-care',
                purpose: 'Provare nuove funzioni, solo sui nostri siti di prova',
                duration: 'Fino alla chiusura del browser',
              },
            ],
          },
        },
        {
          kind: 'table',
          table: {
            caption: 'Solo con il tuo consenso',
            columns: COLUMNS,
            rows: [
              {
                name: 'sabadora.visitor',
                purpose: 'Un numero casuale che distingue le visite',
                duration: '6 mesi al massimo',
              },
              {
                name: 'sabadora.session',
                purpose:
                  'Quando è iniziata la tua visita e quando hai fatto qualcosa per l’ultima volta: dopo 30 minuti ne inizia un’altra',
                duration: '6 mesi al massimo',
              },
              {
                name: 'sabadora.activated',
                purpose: 'Le versioni di pagine in prova che hai visto',
                duration: '6 mesi al massimo',
              },
              {
                name: '_ga',
                purpose:
                  'Questo sito non installa questo cookie. Se è presente, il suo numero si aggiunge alle misurazioni',
                duration: 'Stabilita da chi l’ha installato',
              },
            ],
          },
        },
        {
          kind: 'paragraph',
          text: 'Se rifiuti o revochi il consenso, cancelliamo subito gli elementi della seconda tabella, tranne «_ga», che questo sito non ha installato.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Chi riceve i tuoi dati',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Il nostro team e l’azienda che ospita i nostri server, che agisce solo su nostre istruzioni. Nessun altro: il sito non carica nulla da altre aziende. I tuoi dati non lasciano lo Spazio economico europeo. Quando prenoti, l’hotel, il servizio di pagamento e, se l’hai scelta, l’assicurazione ricevono ciò che serve loro.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Per quanto tempo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le tue prenotazioni: 10 anni, come richiede la normativa contabile.',
            'Le misurazioni: 90 giorni.',
            'Le segnalazioni di errori: 30 giorni al massimo.',
            'I tuoi messaggi sui tuoi dati: il tempo di risponderti, poi un anno per poterlo dimostrare.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      blocks: [
        { kind: 'paragraph', text: 'Puoi chiederci in qualsiasi momento:' },
        {
          kind: 'list',
          items: [
            'di mostrarti i tuoi dati e dartene una copia;',
            'di rettificarli o cancellarli;',
            'di limitarne l’uso;',
            'di non usarli più dove ci basiamo sul nostro legittimo interesse (diritto di opposizione).',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Scrivi a ',
            mailTo(email),
            ': è gratuito. Non conosciamo il tuo nome, perciò aggiungi il numero conservato in «sabadora.visitor»: è l’unico modo per trovare le tue misurazioni.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Se la nostra risposta non ti soddisfa, puoi proporre reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, ',
            siteAt('www.garanteprivacy.it'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'choice',
      title: 'Cambiare scelta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Accetta o rifiuta di nuovo quando vuoi, qui o con il pulsante «Cookie e privacy» in fondo a ogni pagina. Il rifiuto non cancella ciò che è stato misurato prima con il tuo consenso; chiedici di cancellarlo e lo faremo.',
        },
        { kind: 'consent' },
      ],
    },
  ],
});
