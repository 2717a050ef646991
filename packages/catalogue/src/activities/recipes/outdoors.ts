import type { ActivityRecipe } from './recipe.ts';

export const OUTDOORS: readonly ActivityRecipe[] = [
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
];
