import type { ActivityRecipe } from './recipe.ts';

export const WELLNESS: readonly ActivityRecipe[] = [
  {
    tagId: 101,
    alsoTagIds: [105],
    labels: [
      ['Journée au spa {at}', 'Día de spa {at}', 'Giornata alla spa {at}', 'Dagje spa {at}', 'Spa day {at}'],
      [
        'Demi-journée de détente au spa',
        'Media jornada de relax en el spa',
        'Mezza giornata di relax alla spa',
        'Halve dag ontspannen in de spa',
        'Half a day at the spa',
      ],
    ],
    promise: [
      'Bassins, hammam et transats : on prête le peignoir, on oublie la montre.',
      'Piscinas, baño turco y tumbonas: te prestamos el albornoz, tú olvidas el reloj.',
      'Vasche, bagno turco e lettini: l’accappatoio lo diamo noi, l’orologio si lascia a casa.',
      'Baden, stoombad en ligstoelen: de badjas ligt klaar, je horloge laat je thuis.',
      'Pools, steam and loungers: the bathrobe is lent, the watch stays at home.',
    ],
    minutes: [180, 240, 420],
    euros: 42,
    group: [1, 6],
  },
  {
    tagId: 102,
    alsoTagIds: [101],
    labels: [
      [
        'Massage en duo {at}',
        'Masaje en pareja {at}',
        'Massaggio di coppia {at}',
        'Duomassage {at}',
        'Massage for two {at}',
      ],
      [
        'Rituel de massage à deux',
        'Ritual de masaje para dos',
        'Rituale di massaggio per due',
        'Massageritueel voor twee',
        'A massage ritual for two',
      ],
    ],
    promise: [
      'Côte à côte, aux huiles chaudes, dans une cabine où personne ne parle fort.',
      'Uno al lado del otro, con aceites calientes, en una cabina donde nadie alza la voz.',
      'Fianco a fianco, con oli caldi, in una cabina dove nessuno alza la voce.',
      'Naast elkaar, met warme olie, in een kamer waar niemand hard praat.',
      'Side by side, with warm oils, in a room where nobody speaks up.',
    ],
    minutes: [50, 60, 90],
    euros: 78,
    group: [2, 2],
  },
  {
    tagId: 103,
    labels: [
      [
        'Bain bouillonnant privé {at}',
        'Jacuzzi privado {at}',
        'Idromassaggio privato {at}',
        'Privé-bubbelbad {at}',
        'Private hot tub {at}',
      ],
    ],
    promise: [
      'L’espace est à vous seuls : bougies, serviettes chaudes et une boisson chacun.',
      'El espacio, en exclusiva: velas, toallas calientes y una bebida para cada uno.',
      'Lo spazio in esclusiva: candele, asciugamani caldi e una bevanda a testa.',
      'De ruimte is alleen voor jullie: kaarsen, warme handdoeken en een drankje.',
      'The room is yours alone: candles, warm towels and a drink each.',
    ],
    minutes: [60, 90],
    euros: 38,
    group: [2, 4],
  },
  {
    tagId: 104,
    labels: [
      [
        'Séance de yoga {at}',
        'Clase de yoga {at}',
        'Lezione di yoga {at}',
        'Yogales {at}',
        'Yoga class {at}',
      ],
      [
        'Yoga au lever du jour',
        'Yoga al amanecer',
        'Yoga all’alba',
        'Yoga bij zonsopgang',
        'Yoga at daybreak',
      ],
    ],
    promise: [
      'En petit groupe, pour débutants et habitués ; tapis et tisane sont fournis.',
      'En grupo reducido, para principiantes y avanzados; esterilla e infusión incluidas.',
      'In piccolo gruppo, per principianti ed esperti; tappetino e tisana compresi.',
      'In een kleine groep, voor beginners en gevorderden; met mat en kruidenthee.',
      'A small group, for beginners and regulars; mat and herbal tea provided.',
    ],
    minutes: [60, 75, 90],
    euros: 19,
    group: [1, 6],
  },
  {
    tagId: 105,
    alsoTagIds: [101],
    labels: [
      [
        'Parcours hammam et sauna {at}',
        'Circuito de baño turco y sauna {at}',
        'Percorso bagno turco e sauna {at}',
        'Sauna en stoombad {at}',
        'Sauna and steam circuit {at}',
      ],
    ],
    promise: [
      'Chaud, froid, repos, puis on recommence : le parcours se fait à son rythme.',
      'Calor, frío, descanso y vuelta a empezar: cada uno a su ritmo.',
      'Caldo, freddo, riposo e si ricomincia: ognuno con i propri tempi.',
      'Warm, koud, rusten en opnieuw: iedereen in zijn eigen tempo.',
      'Hot, cold, rest and round again, at your own pace.',
    ],
    minutes: [120, 180],
    euros: 34,
    group: [1, 6],
  },
];
