import type { Phrase } from '../wording/phrases.ts';

/** What can be booked without a night: an activity of its own, made of a tag. */
export interface ActivityRecipe {
  /** Of `TAGS`: what it is. */
  tagId: number;
  /** Others that it may also have. */
  alsoTagIds?: readonly number[];
  labels: readonly Phrase[];
  /** What happens, in a sentence or two. */
  promise: Phrase;
  /** How long it may take. */
  minutes: readonly number[];
  /** Per person, about. */
  euros: number;
  /** Adults of the smallest and the largest group. */
  group: readonly [min: number, max: number];
}

/** In the order of the tags. */
export const ACTIVITY_RECIPES: readonly ActivityRecipe[] = [
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
  {
    tagId: 111,
    labels: [
      [
        'Dîner aux chandelles {at}',
        'Cena a la luz de las velas {at}',
        'Cena a lume di candela {at}',
        'Diner bij kaarslicht {at}',
        'Candlelit dinner {at}',
      ],
    ],
    promise: [
      'Trois plats de saison, un verre pour commencer, et une table un peu à l’écart.',
      'Tres platos de temporada, una copa para empezar y una mesa algo apartada.',
      'Tre portate di stagione, un calice per cominciare e un tavolo un po’ appartato.',
      'Drie gangen van het seizoen, een glas vooraf en een tafel wat apart.',
      'Three seasonal courses, a glass to start, and a table set a little apart.',
    ],
    minutes: [120],
    euros: 52,
    group: [2, 6],
  },
  {
    tagId: 112,
    labels: [
      [
        'Menu dégustation {at}',
        'Menú degustación {at}',
        'Menù degustazione {at}',
        'Proeverijmenu {at}',
        'Tasting menu {at}',
      ],
      [
        'La table du chef',
        'La mesa del chef',
        'Il tavolo dello chef',
        'Aan tafel bij de chef',
        'The chef’s table',
      ],
    ],
    promise: [
      'Le chef choisit, vous goûtez : de petites assiettes du pays, servies sans hâte.',
      'El chef elige y tú pruebas: platillos de la tierra, servidos sin prisa.',
      'Lo chef sceglie, tu assaggi: piccoli piatti del territorio, serviti senza fretta.',
      'De chef kiest, jij proeft: kleine gerechten uit de streek, zonder haast geserveerd.',
      'The chef chooses, you taste: small local plates, served without hurry.',
    ],
    minutes: [150, 180],
    euros: 84,
    group: [1, 6],
  },
  {
    tagId: 113,
    labels: [
      [
        'Dégustation de vins {at}',
        'Cata de vinos {at}',
        'Degustazione di vini {at}',
        'Wijnproeverij {at}',
        'Wine tasting {at}',
      ],
      [
        'Cinq vins, cinq histoires',
        'Cinco vinos, cinco historias',
        'Cinque vini, cinque storie',
        'Vijf wijnen, vijf verhalen',
        'Five wines, five stories',
      ],
    ],
    promise: [
      'Un sommelier ouvre les bouteilles de la région et répond à tout, même aux questions simples.',
      'Un sumiller abre botellas de la zona y responde a todo, también a lo más sencillo.',
      'Un sommelier apre bottiglie della zona e risponde a tutto, anche alle domande semplici.',
      'Een sommelier opent flessen uit de streek en beantwoordt elke vraag, ook de eenvoudigste.',
      'A sommelier opens bottles of the region and answers everything, simple questions too.',
    ],
    minutes: [90, 120],
    euros: 29,
    group: [1, 6],
  },
  {
    tagId: 114,
    labels: [
      [
        'Cours de cuisine {at}',
        'Clase de cocina {at}',
        'Corso di cucina {at}',
        'Kookworkshop {at}',
        'Cooking class {at}',
      ],
      [
        'Du marché à l’assiette',
        'Del mercado al plato',
        'Dal mercato al piatto',
        'Van markt tot bord',
        'From market to plate',
      ],
    ],
    promise: [
      'On enfile un tablier, on cuisine trois recettes du coin, puis on passe à table.',
      'Delantal puesto, tres recetas de la zona y, después, a la mesa.',
      'Si indossa il grembiule, si cucinano tre ricette del posto e poi ci si siede a tavola.',
      'Schort voor, drie gerechten uit de streek, en daarna samen aan tafel.',
      'Apron on, three local recipes, then everyone sits down to eat.',
    ],
    minutes: [150, 180, 240],
    euros: 68,
    group: [1, 6],
  },
  {
    tagId: 117,
    labels: [
      [
        'Dégustation de bières {at}',
        'Cata de cervezas {at}',
        'Degustazione di birre {at}',
        'Bierproeverij {at}',
        'Beer tasting {at}',
      ],
    ],
    promise: [
      'Six bières d’artisans voisins, du pain et du fromage, et le brasseur qui raconte.',
      'Seis cervezas de artesanos vecinos, pan y queso, y el cervecero que las cuenta.',
      'Sei birre di artigiani vicini, pane e formaggio, e il birraio che racconta.',
      'Zes bieren van brouwers om de hoek, brood en kaas, en de brouwer vertelt.',
      'Six beers from nearby brewers, bread and cheese, and the brewer to tell the tale.',
    ],
    minutes: [90, 120],
    euros: 24,
    group: [1, 6],
  },
  {
    tagId: 122,
    alsoTagIds: [121],
    labels: [
      [
        'Visite guidée {at}',
        'Visita guiada {at}',
        'Visita guidata {at}',
        'Stadswandeling {at}',
        'Guided walk {at}',
      ],
      [
        '{town} par ses ruelles',
        '{town} por sus callejuelas',
        '{town} per vicoli',
        '{town} door de steegjes',
        '{town} by its back streets',
      ],
    ],
    promise: [
      'Une guide d’ici montre les cours, les escaliers et les histoires qui ne sont pas dans les livres.',
      'Una guía de aquí enseña los patios, las escaleras y las historias que no salen en los libros.',
      'Una guida del posto mostra i cortili, le scale e le storie che non stanno nei libri.',
      'Een gids van hier laat hofjes, trappen en verhalen zien die in geen boek staan.',
      'A local guide shows the courtyards, the stairs and the stories that are in no book.',
    ],
    minutes: [90, 120],
    euros: 18,
    group: [1, 6],
  },
  {
    tagId: 123,
    labels: [
      [
        'Visite d’un château {near}',
        'Visita a un castillo {near}',
        'Visita a un castello {near}',
        'Kasteelbezoek {near}',
        'Castle visit {near}',
      ],
    ],
    promise: [
      'Les salons, les cuisines et le jardin, avec quelqu’un qui a les clés.',
      'Los salones, las cocinas y el jardín, con alguien que tiene las llaves.',
      'I saloni, le cucine e il giardino, con qualcuno che ha le chiavi.',
      'De zalen, de keukens en de tuin, met iemand die de sleutels heeft.',
      'The halls, the kitchens and the garden, with someone who has the keys.',
    ],
    minutes: [90, 120],
    euros: 16,
    group: [1, 6],
  },
  {
    tagId: 125,
    alsoTagIds: [113],
    labels: [
      [
        'Visite de cave {at}',
        'Visita a una bodega {at}',
        'Visita in cantina {at}',
        'Kelderbezoek {at}',
        'Cellar visit {at}',
      ],
    ],
    promise: [
      'Des rangs de vigne aux fûts, puis quatre verres avec la vigneronne.',
      'De las cepas a las barricas, y después cuatro copas con la viticultora.',
      'Dai filari alle botti, poi quattro calici con la vignaiola.',
      'Van de wijnranken naar de vaten, en dan vier glazen met de wijnmaakster.',
      'From the vines to the barrels, then four glasses with the winemaker.',
    ],
    minutes: [90, 150],
    euros: 26,
    group: [1, 6],
  },
  {
    tagId: 131,
    labels: [
      [
        'Balade à vélo {at}',
        'Paseo en bicicleta {at}',
        'Giro in bicicletta {at}',
        'Fietstocht {at}',
        'Bike ride {at}',
      ],
      [
        'Vélo électrique et pique-nique',
        'Bicicleta eléctrica y pícnic',
        'Bici elettrica e picnic',
        'E-bike en picknick',
        'E-bike and picnic',
      ],
    ],
    promise: [
      'Vélos réglés, itinéraire sur petites routes et un panier pour la pause.',
      'Bicicletas a punto, ruta por caminos tranquilos y una cesta para la parada.',
      'Bici a punto, percorso su strade tranquille e un cestino per la sosta.',
      'Fietsen op maat, een route over kleine wegen en een mand voor onderweg.',
      'Bikes made ready, a route on quiet lanes, and a basket for the break.',
    ],
    minutes: [150, 240],
    euros: 32,
    group: [1, 6],
  },
  {
    tagId: 132,
    labels: [
      [
        'Randonnée guidée {at}',
        'Ruta de senderismo con guía {at}',
        'Escursione guidata {at}',
        'Wandeling met gids {at}',
        'Guided hike {at}',
      ],
    ],
    promise: [
      'Une guide, un sentier qu’on ne trouve pas seul, et la vue pour le déjeuner.',
      'Una guía, un sendero que no se encuentra solo y la vista para el almuerzo.',
      'Una guida, un sentiero che da soli non si trova e il panorama per pranzo.',
      'Een gids, een pad dat je zelf niet vindt en het uitzicht bij de lunch.',
      'A guide, a path you would not find alone, and the view for lunch.',
    ],
    minutes: [180, 300],
    euros: 28,
    group: [1, 6],
  },
  {
    tagId: 133,
    labels: [
      [
        'Parcours de golf {at}',
        'Partida de golf {at}',
        'Giro di golf {at}',
        'Rondje golf {at}',
        'Round of golf {at}',
      ],
      [
        'Initiation au golf',
        'Bautismo de golf',
        'Prima lezione di golf',
        'Kennismaken met golf',
        'First golf lesson',
      ],
    ],
    promise: [
      'Départ réservé, chariot compris, et une boisson fraîche au dernier trou.',
      'Salida reservada, carrito incluido y algo fresco en el último hoyo.',
      'Partenza prenotata, carrello compreso e qualcosa di fresco all’ultima buca.',
      'Starttijd geboekt, trolley inbegrepen en iets fris na de laatste hole.',
      'Tee time booked, trolley included, and a cold drink at the last hole.',
    ],
    minutes: [120, 240],
    euros: 62,
    group: [1, 4],
  },
  {
    tagId: 135,
    labels: [
      [
        'Promenade à cheval {at}',
        'Paseo a caballo {at}',
        'Passeggiata a cavallo {at}',
        'Paardrijden {at}',
        'Horse ride {at}',
      ],
    ],
    promise: [
      'Des chevaux calmes, un accompagnateur patient : on part même sans être jamais monté.',
      'Caballos tranquilos y un monitor paciente: se puede ir sin haber montado nunca.',
      'Cavalli tranquilli e un accompagnatore paziente: si parte anche senza esperienza.',
      'Rustige paarden en een geduldige begeleider: ook wie nooit reed, kan mee.',
      'Calm horses and a patient guide: you can come without ever having ridden.',
    ],
    minutes: [60, 90, 120],
    euros: 39,
    group: [1, 6],
  },
  {
    tagId: 136,
    labels: [
      [
        'Vol en montgolfière {at}',
        'Vuelo en globo {at}',
        'Volo in mongolfiera {at}',
        'Ballonvaart {at}',
        'Hot-air balloon flight {at}',
      ],
    ],
    promise: [
      'On décolle à l’aube, on se tait une heure, et l’on trinque à l’atterrissage.',
      'Se despega al alba, una hora de silencio y un brindis al aterrizar.',
      'Si decolla all’alba, un’ora di silenzio e un brindisi all’atterraggio.',
      'Opstijgen bij zonsopgang, een uur stilte, en proosten na de landing.',
      'Up at dawn, an hour of silence, and a toast on landing.',
    ],
    minutes: [180],
    euros: 189,
    group: [1, 6],
  },
  {
    tagId: 137,
    labels: [
      [
        'Parcours dans les arbres {at}',
        'Circuito en los árboles {at}',
        'Percorso tra gli alberi {at}',
        'Klimparcours {at}',
        'Treetop course {at}',
      ],
    ],
    promise: [
      'Ponts, filets et tyroliennes, du plus bas au plus haut, casque et baudrier fournis.',
      'Puentes, redes y tirolinas, de menos a más alto, con casco y arnés.',
      'Ponti, reti e teleferiche, dal più basso al più alto, con casco e imbracatura.',
      'Bruggen, netten en tokkelbanen, van laag tot hoog, met helm en gordel.',
      'Bridges, nets and zip wires, from low to high, helmet and harness provided.',
    ],
    minutes: [120, 180],
    euros: 26,
    group: [1, 6],
  },
  {
    tagId: 141,
    labels: [
      [
        'Promenade en bateau {at}',
        'Paseo en barco {at}',
        'Giro in barca {at}',
        'Boottocht {at}',
        'Boat trip {at}',
      ],
      [
        'Coucher de soleil sur l’eau',
        'Puesta de sol en el agua',
        'Tramonto sull’acqua',
        'Zonsondergang op het water',
        'Sunset on the water',
      ],
    ],
    promise: [
      'Un petit bateau, un capitaine qui connaît chaque rive, et une couverture pour le retour.',
      'Un barco pequeño, un capitán que conoce cada orilla y una manta para la vuelta.',
      'Una piccola barca, un capitano che conosce ogni riva e una coperta per il ritorno.',
      'Een kleine boot, een schipper die elke oever kent en een deken voor de terugweg.',
      'A small boat, a skipper who knows every bank, and a blanket for the way back.',
    ],
    minutes: [60, 90, 120],
    euros: 27,
    group: [1, 6],
  },
  {
    tagId: 142,
    labels: [
      [
        'Sortie en kayak {at}',
        'Ruta en kayak {at}',
        'Uscita in kayak {at}',
        'Kajaktocht {at}',
        'Kayak trip {at}',
      ],
      [
        'Kayak en autonomie',
        'Kayak por libre',
        'Kayak in libertà',
        'Zelf op pad met de kajak',
        'Kayak on your own',
      ],
    ],
    promise: [
      'Kayak, gilet et sac étanche vous attendent sur la rive ; une courte leçon et l’on part.',
      'Kayak, chaleco y bolsa estanca esperan en la orilla; una lección breve y a remar.',
      'Kayak, giubbotto e sacca stagna vi aspettano a riva; una breve lezione e si parte.',
      'Kajak, zwemvest en waterdichte tas liggen klaar; korte uitleg en varen maar.',
      'Kayak, jacket and dry bag wait on the bank; a short lesson and off you go.',
    ],
    minutes: [120, 180, 240],
    euros: 29,
    group: [1, 6],
  },
  {
    tagId: 143,
    labels: [
      [
        'Cours de surf {at}',
        'Clase de surf {at}',
        'Lezione di surf {at}',
        'Surfles {at}',
        'Surf lesson {at}',
      ],
    ],
    promise: [
      'Planche, combinaison et moniteur : debout sur la première vague avant la fin de la leçon, ou presque.',
      'Tabla, neopreno y monitor: de pie en la primera ola antes de acabar la clase, o casi.',
      'Tavola, muta e istruttore: in piedi sulla prima onda entro la fine della lezione, o quasi.',
      'Plank, wetsuit en leraar: voor het einde van de les sta je op een golf, of bijna.',
      'Board, wetsuit and teacher: up on a first wave by the end of the lesson, or nearly.',
    ],
    minutes: [90, 120],
    euros: 45,
    group: [1, 6],
  },
  {
    tagId: 144,
    labels: [
      [
        'Balade en paddle {at}',
        'Paddle surf {at}',
        'Stand up paddle {at}',
        'Suppen {at}',
        'Stand-up paddling {at}',
      ],
    ],
    promise: [
      'L’eau plate du matin, une planche large, et l’équilibre qui vient plus vite qu’on ne croit.',
      'El agua en calma de la mañana, una tabla ancha y el equilibrio, que llega antes de lo que crees.',
      'L’acqua piatta del mattino, una tavola larga e l’equilibrio che arriva prima del previsto.',
      'Vlak ochtendwater, een brede plank, en evenwicht dat sneller komt dan je denkt.',
      'Flat morning water, a wide board, and balance that comes sooner than you think.',
    ],
    minutes: [60, 90],
    euros: 25,
    group: [1, 6],
  },
  {
    tagId: 154,
    labels: [
      [
        'Chasse au trésor {at}',
        'Búsqueda del tesoro {at}',
        'Caccia al tesoro {at}',
        'Speurtocht {at}',
        'Treasure hunt {at}',
      ],
    ],
    promise: [
      'Un carnet d’énigmes, un plan, et une surprise pour qui trouve la dernière réponse.',
      'Un cuaderno de enigmas, un plano y una sorpresa para quien halle la última respuesta.',
      'Un taccuino di enigmi, una mappa e una sorpresa per chi trova l’ultima risposta.',
      'Een boekje vol raadsels, een plattegrond en een verrassing bij het laatste antwoord.',
      'A book of riddles, a map, and a surprise for whoever finds the last answer.',
    ],
    minutes: [90, 120],
    euros: 14,
    group: [1, 6],
  },
];

/** What comes with every activity, after what happens. */
export const MEETING_POINT: Phrase = [
  'Le rendez-vous est à l’hôtel ; il n’est pas nécessaire d’y dormir.',
  'El punto de encuentro es el hotel; no hace falta alojarse en él.',
  'Il ritrovo è in hotel; non è necessario pernottare.',
  'Je vertrekt vanaf het hotel; overnachten hoeft niet.',
  'You meet at the hotel; there is no need to stay the night.',
];
