import type { WriteText } from '../../legalText.ts';
import { mailTo, siteAt, UPDATED_ON, type Authority } from './facts.ts';

const COLUMNS = { name: 'Nom', purpose: 'À quoi cela sert', duration: 'Durée' };

interface Law {
  authority: Authority;
  /** What frees strictly necessary storage from consent. */
  storage: string;
  /** The last of the rights, which end the sentence. */
  lastRights: readonly string[];
}

const OBJECT = 'de cesser de les utiliser lorsque nous invoquons notre intérêt légitime (droit d’opposition)';

const FRANCE: Law = {
  authority: {
    name: 'la Commission nationale de l’informatique et des libertés (CNIL)',
    address: '3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07',
    site: siteAt('www.cnil.fr'),
  },
  storage: 'article 82 de la loi Informatique et Libertés',
  lastRights: [`${OBJECT} ;`, 'de suivre vos directives sur le sort de vos données après votre décès.'],
};

const BELGIUM: Law = {
  authority: {
    name: 'l’Autorité de protection des données (APD)',
    address: 'rue de la Presse 35, 1000 Bruxelles',
    site: siteAt('www.autoriteprotectiondonnees.be'),
  },
  storage: 'article 10/2 de la loi du 30 juillet 2018 relative à la protection des données',
  lastRights: [`${OBJECT}.`],
};

export const fr: WriteText = ({ country, email }) => {
  const { authority, storage, lastRights } = country === 'BE' ? BELGIUM : FRANCE;
  return {
    title: 'Protection des données',
    description:
      'Ce que Sabadora conserve de votre visite, pourquoi et combien de temps, et comment y accéder, l’effacer ou le refuser.',
    lead: 'Ce que nous conservons de votre visite, pourquoi, et ce que vous pouvez en décider.',
    updatedOn: UPDATED_ON,
    sections: [
      {
        id: 'summary',
        title: 'En bref',
        blocks: [
          {
            kind: 'list',
            items: [
              'Rien n’est mesuré sans votre accord.',
              'Si vous refusez, le site fonctionne tout aussi bien.',
              'Ni publicité, ni cookie d’une autre entreprise. Nous ne vendons rien de ce que nous savons de vous.',
              ['Vous pouvez ', { text: 'changer d’avis', href: '#choice' }, ' à tout moment.'],
            ],
          },
        ],
      },
      {
        id: 'controller',
        title: 'Qui est responsable',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Sabadora est responsable des traitements décrits ici : nous décidons de ce qui est conservé, et pourquoi.',
          },
          {
            kind: 'paragraph',
            text: [
              'Une question sur vos données ? Écrivez à ',
              mailTo(email),
              '. Nous répondons dans un délai d’un mois.',
            ],
          },
        ],
      },
      {
        id: 'purposes',
        title: 'Ce que nous utilisons, et pourquoi',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Cette page concerne votre visite sur le site. Chaque utilisation repose sur l’une des bases prévues par le règlement général sur la protection des données (RGPD).',
          },
          {
            kind: 'list',
            items: [
              [
                { strong: 'Vous afficher les pages' },
                '. Votre navigateur nous transmet votre adresse IP, votre langue et la page demandée. L’adresse IP nous sert aussi à empêcher les abus : elle reste en mémoire une minute environ et n’est pas enregistrée. Base légale : notre intérêt légitime à proposer un site sûr et qui fonctionne (RGPD, article 6, paragraphe 1, f).',
              ],
              [
                { strong: 'Réparer les pannes' },
                '. Lorsqu’une page échoue, votre navigateur nous envoie son adresse, avec la recherche qu’elle contient, et l’erreur. Rien n’y dit qui vous êtes. Base légale : le même intérêt légitime.',
              ],
              [
                { strong: 'Retenir vos choix' },
                ` : vos favoris, vos dernières destinations, votre langue. Ils restent dans votre navigateur. Votre position n’est demandée que si vous cherchez « Autour de moi » ; elle est arrondie à 100 mètres environ et ne nous est transmise que pour trouver ce qui est proche de vous. Conserver ces choix est strictement nécessaire à ce que vous demandez et ne requiert pas d’accord (${storage}).`,
              ],
              [
                { strong: 'Traiter votre réservation' },
                ' : qui réserve, comment vous joindre, ce qui a été réservé et à quel prix. Nous transmettons à l’hôtel votre nom, votre téléphone et vos souhaits, et au service de paiement le montant ; votre numéro de carte ne va qu’à ce service, nous ne le voyons jamais. Base légale : le contrat conclu avec vous (RGPD, article 6, paragraphe 1, point b).',
              ],
              [
                { strong: 'Mesurer les visites' },
                ', pour améliorer le site : les listes et les offres consultées, la version d’une page à l’essai, le pays et l’heure. Un numéro aléatoire distingue les visites, sans votre nom ni votre adresse e-mail. Base légale : votre consentement (RGPD, article 6, paragraphe 1, a).',
              ],
            ],
          },
        ],
      },
      {
        id: 'storage',
        title: 'Cookies et stockage du navigateur',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Votre navigateur conserve ces éléments ; la plupart ne quittent jamais votre appareil. Vous pouvez tous les effacer dans ses réglages.',
          },
          {
            kind: 'table',
            table: {
              caption: 'Nécessaires à ce que vous demandez',
              columns: COLUMNS,
              rows: [
                {
                  name: 'sabadora.consent',
                  purpose: 'Votre réponse au sujet des cookies',
                  duration: '6 mois',
                },
                { name: 'sabadora-locale', purpose: 'La langue que vous avez choisie', duration: '1 an' },
                {
                  name: 'sabadora.wishlist',
                  purpose: 'Vos favoris',
                  duration: 'Jusqu’à ce que vous les retiriez',
                },
                {
                  name: 'sabadora.recent-searches',
                  purpose: 'Vos trois dernières destinations',
                  duration: 'Jusqu’à ce que d’autres les remplacent',
                },
                {
                  name: 'sabadora.user-location',
                  purpose:
                    'Votre position, à 100 mètres près environ, si vous avez cherché « Autour de moi »',
                  duration: 'Jusqu’à ce que vous l’effaciez',
                },
                {
                  name: 'sabadora.checkout',
                  purpose: 'Une réservation en cours, pour retrouver la même chambre après un rechargement',
                  duration: 'Jusqu’à la fermeture de l’onglet',
                },
                {
                  name: 'sabadora.buyer',
                  purpose: 'Ce que vous avez saisi dans le formulaire de réservation',
                  duration: 'Jusqu’à la fermeture de l’onglet',
                },
                {
                  name: 'sabadora-switches, sabadora-care',
                  purpose: 'L’essai de nouvelles fonctions, uniquement sur nos sites de test',
                  duration: 'Jusqu’à la fermeture du navigateur',
                },
              ],
            },
          },
          {
            kind: 'table',
            table: {
              caption: 'Seulement avec votre accord',
              columns: COLUMNS,
              rows: [
                {
                  name: 'sabadora.visitor',
                  purpose: 'Un numéro aléatoire qui distingue les visites',
                  duration: '6 mois au plus',
                },
                {
                  name: 'sabadora.session',
                  purpose:
                    'Le début de votre visite et votre dernière action : au bout de 30 minutes, une nouvelle visite commence',
                  duration: '6 mois au plus',
                },
                {
                  name: 'sabadora.activated',
                  purpose: 'Les versions de pages à l’essai que vous avez vues',
                  duration: '6 mois au plus',
                },
                {
                  name: '_ga',
                  purpose:
                    'Ce site ne dépose pas ce cookie. S’il est présent, son numéro est joint aux mesures',
                  duration: 'Fixée par qui l’a déposé',
                },
              ],
            },
          },
          {
            kind: 'paragraph',
            text: 'Si vous refusez ou retirez votre accord, nous effaçons aussitôt les éléments du second tableau, sauf « _ga », que ce site n’a pas déposé.',
          },
        ],
      },
      {
        id: 'recipients',
        title: 'Qui reçoit vos données',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Notre équipe et l’entreprise qui héberge nos serveurs, laquelle n’agit que sur nos instructions. Personne d’autre : le site ne charge rien qui vienne d’autres entreprises. Vos données ne quittent pas l’Espace économique européen. Quand vous réservez, l’hôtel, le service de paiement et, si vous l’avez choisie, l’assurance reçoivent ce qui leur est nécessaire.',
          },
        ],
      },
      {
        id: 'retention',
        title: 'Combien de temps',
        blocks: [
          {
            kind: 'list',
            items: [
              'Vos réservations : 10 ans, comme l’exige le droit comptable.',
              'Les mesures : 90 jours.',
              'Les rapports d’erreur : 30 jours au plus.',
              'Vos messages au sujet de vos données : le temps de vous répondre, puis un an pour pouvoir en apporter la preuve.',
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Vos droits',
        blocks: [
          { kind: 'paragraph', text: 'Vous pouvez nous demander à tout moment :' },
          {
            kind: 'list',
            items: [
              'de vous montrer vos données et de vous en remettre une copie ;',
              'de les rectifier ou de les effacer ;',
              'd’en limiter l’utilisation ;',
              ...lastRights,
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Écrivez à ',
              mailTo(email),
              ' : c’est gratuit. Comme nous ne connaissons pas votre nom, joignez le numéro conservé sous « sabadora.visitor » ; lui seul permet de retrouver vos mesures.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              `Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à ${authority.name}, ${authority.address}, `,
              authority.site,
              '.',
            ],
          },
        ],
      },
      {
        id: 'choice',
        title: 'Changer d’avis',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Acceptez ou refusez de nouveau quand vous le souhaitez, ici ou avec le bouton « Cookies et vie privée » au bas de chaque page. Un refus n’efface pas ce qui a été mesuré auparavant avec votre accord ; demandez-nous de l’effacer, et nous le ferons.',
          },
          { kind: 'consent' },
        ],
      },
    ],
  };
};
