import type { WriteText } from '../../legalText.ts';
import { mailTo, siteAt, UPDATED_ON, type Authority } from './facts.ts';

const COLUMNS = { name: 'Naam', purpose: 'Waarvoor', duration: 'Hoelang' };

interface Law {
  authority: Authority;
  /** What frees strictly necessary storage from consent. */
  storage: string;
}

const NETHERLANDS: Law = {
  authority: {
    name: 'de Autoriteit Persoonsgegevens (AP)',
    address: 'Postbus 93374, 2509 AJ Den Haag',
    site: siteAt('www.autoriteitpersoonsgegevens.nl'),
  },
  storage: 'artikel 11.7a van de Telecommunicatiewet',
};

const BELGIUM: Law = {
  authority: {
    name: 'de Gegevensbeschermingsautoriteit (GBA)',
    address: 'Drukpersstraat 35, 1000 Brussel',
    site: siteAt('www.gegevensbeschermingsautoriteit.be'),
  },
  storage: 'artikel 10/2 van de wet van 30 juli 2018 over gegevensbescherming',
};

export const nl: WriteText = ({ country, email }) => {
  const { authority, storage } = country === 'BE' ? BELGIUM : NETHERLANDS;
  return {
    title: 'Privacyverklaring',
    description:
      'Wat Sabadora van je bezoek bewaart, waarom en hoelang, en hoe je het kunt inzien, wissen of weigeren.',
    lead: 'Wat we van je bezoek bewaren, waarom, en wat jij daarover kunt beslissen.',
    updatedOn: UPDATED_ON,
    sections: [
      {
        id: 'summary',
        title: 'In het kort',
        blocks: [
          {
            kind: 'list',
            items: [
              'We meten niets zonder jouw toestemming.',
              'Weiger je, dan werkt de site net zo goed.',
              'Geen reclame en geen cookies van andere bedrijven. We verkopen niet wat we van je weten.',
              ['Je kunt altijd ', { text: 'van gedachten veranderen', href: '#choice' }, '.'],
            ],
          },
        ],
      },
      {
        id: 'controller',
        title: 'Wie verantwoordelijk is',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Sabadora is verantwoordelijk voor de verwerking van de gegevens op deze pagina: wij bepalen wat er wordt bewaard, en waarom.',
          },
          {
            kind: 'paragraph',
            text: [
              'Heb je een vraag over je gegevens? Schrijf naar ',
              mailTo(email),
              '. We antwoorden binnen een maand.',
            ],
          },
        ],
      },
      {
        id: 'purposes',
        title: 'Wat we gebruiken, en waarom',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Deze pagina gaat over je bezoek aan de site. Elk gebruik steunt op een van de grondslagen van de Algemene verordening gegevensbescherming (AVG).',
          },
          {
            kind: 'list',
            items: [
              [
                { strong: 'De pagina’s tonen' },
                '. Je browser stuurt ons je IP-adres, je taal en de pagina die je opvraagt. Met het IP-adres gaan we ook misbruik tegen: het blijft ongeveer een minuut in het geheugen en wordt niet vastgelegd. Grondslag: ons gerechtvaardigd belang bij een veilige site die werkt (AVG, artikel 6, lid 1, onder f).',
              ],
              [
                { strong: 'Storingen verhelpen' },
                '. Als een pagina niet werkt, stuurt je browser ons het adres ervan, met de zoekopdracht die erin staat, en de fout. Niets daarvan zegt wie je bent. Grondslag: hetzelfde gerechtvaardigd belang.',
              ],
              [
                { strong: 'Onthouden wat je kiest' },
                `: je verlanglijst, je laatste bestemmingen, je taal. Die blijven in je browser. Naar je locatie vragen we alleen als je “In mijn buurt” zoekt; we ronden die af op ongeveer 100 meter en krijgen die alleen om te vinden wat dichtbij is. Deze keuzes bewaren is strikt noodzakelijk voor wat je vraagt en vergt geen toestemming (${storage}).`,
              ],
              [
                { strong: 'Je boeking afhandelen' },
                ': wie er boekt, hoe we je bereiken, wat er is geboekt en wat het kostte. We geven je naam, telefoonnummer en wensen door aan het hotel en het bedrag aan de betaaldienst; je kaartnummer gaat alleen naar die dienst, wij zien het nooit. Grondslag: de overeenkomst met jou (AVG, artikel 6, lid 1, onder b).',
              ],
              [
                { strong: 'Bezoeken meten' },
                ', om de site te verbeteren: de lijsten en aanbiedingen die worden bekeken, de versie van een pagina die we uitproberen, het land en het tijdstip. Een willekeurig nummer houdt bezoeken uit elkaar, zonder je naam of e-mailadres. Grondslag: je toestemming (AVG, artikel 6, lid 1, onder a).',
              ],
            ],
          },
        ],
      },
      {
        id: 'storage',
        title: 'Cookies en opslag in je browser',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Je browser bewaart deze gegevens; de meeste verlaten je toestel nooit. Je kunt ze allemaal wissen in de instellingen.',
          },
          {
            kind: 'table',
            table: {
              caption: 'Nodig voor wat je vraagt',
              columns: COLUMNS,
              rows: [
                { name: 'sabadora.consent', purpose: 'Je antwoord over cookies', duration: '6 maanden' },
                { name: 'sabadora-locale', purpose: 'De taal die je hebt gekozen', duration: '1 jaar' },
                {
                  name: 'sabadora.wishlist',
                  purpose: 'Je verlanglijst',
                  duration: 'Tot je die leegmaakt',
                },
                {
                  name: 'sabadora.recent-searches',
                  purpose: 'Je laatste drie bestemmingen',
                  duration: 'Tot er nieuwe bij komen',
                },
                {
                  name: 'sabadora.user-location',
                  purpose:
                    'Je locatie, op ongeveer 100 meter nauwkeurig, als je “In mijn buurt” hebt gezocht',
                  duration: 'Tot je die wist',
                },
                {
                  name: 'sabadora.checkout',
                  purpose:
                    'Een boeking in uitvoering, zodat je na het herladen verdergaat met dezelfde kamer',
                  duration: 'Tot je het tabblad sluit',
                },
                {
                  name: 'sabadora.buyer',
                  purpose: 'Wat je in het boekingsformulier hebt ingevuld',
                  duration: 'Tot je het tabblad sluit',
                },
                {
                  name: 'sabadora-switches, sabadora-care',
                  purpose: 'Nieuwe functies uitproberen, alleen op onze testsites',
                  duration: 'Tot je de browser sluit',
                },
              ],
            },
          },
          {
            kind: 'table',
            table: {
              caption: 'Alleen met je toestemming',
              columns: COLUMNS,
              rows: [
                {
                  name: 'sabadora.visitor',
                  purpose: 'Een willekeurig nummer dat bezoeken uit elkaar houdt',
                  duration: 'Hoogstens 6 maanden',
                },
                {
                  name: 'sabadora.session',
                  purpose:
                    'Wanneer je bezoek begon en wanneer je het laatst iets deed: na 30 minuten begint een nieuw bezoek',
                  duration: 'Hoogstens 6 maanden',
                },
                {
                  name: 'sabadora.activated',
                  purpose: 'De uitgeprobeerde versies van pagina’s die je hebt gezien',
                  duration: 'Hoogstens 6 maanden',
                },
                {
                  name: '_ga',
                  purpose:
                    'Deze site plaatst deze cookie niet. Is hij er toch, dan wordt het nummer bij de metingen gevoegd',
                  duration: 'Bepaald door wie hem plaatste',
                },
              ],
            },
          },
          {
            kind: 'paragraph',
            text: 'Als je weigert of je toestemming intrekt, wissen we meteen de gegevens van de tweede tabel, behalve “_ga”, dat deze site niet heeft geplaatst.',
          },
        ],
      },
      {
        id: 'recipients',
        title: 'Wie je gegevens krijgt',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Ons eigen team en het bedrijf dat onze servers host en alleen in onze opdracht handelt. Verder niemand: de site laadt niets van andere bedrijven. Je gegevens verlaten de Europese Economische Ruimte niet. Als je boekt, krijgen het hotel, de betaaldienst en, als je die kiest, de verzekeraar wat ze daarvoor nodig hebben.',
          },
        ],
      },
      {
        id: 'retention',
        title: 'Hoelang we ze bewaren',
        blocks: [
          {
            kind: 'list',
            items: [
              'Je boekingen: 10 jaar, zoals de boekhoudwet voorschrijft.',
              'Metingen: 90 dagen.',
              'Foutmeldingen: hoogstens 30 dagen.',
              'Je berichten over je gegevens: zolang we nodig hebben om te antwoorden, en daarna een jaar om dat te kunnen aantonen.',
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Je rechten',
        blocks: [
          { kind: 'paragraph', text: 'Je kunt ons altijd vragen om:' },
          {
            kind: 'list',
            items: [
              'je gegevens te tonen en je er een kopie van te geven;',
              'ze te verbeteren of te wissen;',
              'het gebruik ervan te beperken;',
              'ze niet meer te gebruiken waar we ons op ons gerechtvaardigd belang beroepen (recht van bezwaar).',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Schrijf naar ',
              mailTo(email),
              '; het kost niets. Omdat we je naam niet kennen, hebben we het nummer nodig dat onder “sabadora.visitor” staat: alleen daarmee vinden we je metingen terug.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              `Ben je niet tevreden met ons antwoord, dan kun je een klacht indienen bij ${authority.name}, ${authority.address}, `,
              authority.site,
              '.',
            ],
          },
        ],
      },
      {
        id: 'choice',
        title: 'Je keuze wijzigen',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Sta het toe of weiger het opnieuw wanneer je wilt, hier of met de knop “Cookies en privacy” onder aan elke pagina. Weigeren wist niet wat eerder met je toestemming is gemeten; vraag ons het te wissen, en we doen het.',
          },
          { kind: 'consent' },
        ],
      },
    ],
  };
};
