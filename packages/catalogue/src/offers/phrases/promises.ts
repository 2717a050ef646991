import type { Theme } from '../../wording/codes.ts';
import type { Phrase } from '../../wording/phrases.ts';

/** Descriptions of offers in a sentence or two, by theme. */
export const PROMISES: Readonly<Record<Theme, readonly Phrase[]>> = {
  romantic: [
    [
      'Deux jours pour se retrouver, loin de l’agenda et des notifications.',
      'Dos días para reencontraros, lejos de la agenda y de las notificaciones.',
      'Due giorni per ritrovarsi, lontano dall’agenda e dalle notifiche.',
      'Twee dagen voor elkaar, ver van agenda en meldingen.',
      'Two days for each other, far from diaries and notifications.',
    ],
    [
      'Une chambre, une belle table, et rien à faire le lendemain.',
      'Una habitación, una buena mesa y nada que hacer al día siguiente.',
      'Una camera, una bella tavola e niente da fare il giorno dopo.',
      'Een kamer, een mooi gedekte tafel en niets te doen de volgende dag.',
      'A room, a good table, and nothing to do the next day.',
    ],
  ],
  wellness: [
    [
      'De la chaleur, de l’eau, du silence : le corps comprend vite qu’il est en week-end.',
      'Calor, agua, silencio: el cuerpo entiende enseguida que es fin de semana.',
      'Calore, acqua, silenzio: il corpo capisce subito che è weekend.',
      'Warmte, water, stilte: je lichaam begrijpt snel dat het weekend is.',
      'Warmth, water, silence: the body soon understands that it is the weekend.',
    ],
    [
      'Rangez le téléphone : ici, le programme tient en un peignoir.',
      'Guarda el teléfono: aquí el plan cabe en un albornoz.',
      'Metti via il telefono: qui il programma sta in un accappatoio.',
      'Leg je telefoon weg: hier past het programma in een badjas.',
      'Put the phone away: here, the programme is a bathrobe.',
    ],
  ],
  family: [
    [
      'De quoi occuper les plus jeunes et reposer les plus grands.',
      'Para entretener a los pequeños y dejar descansar a los mayores.',
      'Per divertire i piccoli e far riposare i grandi.',
      'Vermaak voor de kleintjes, rust voor de groten.',
      'Plenty for the youngest to do, and rest for the eldest.',
    ],
    [
      'Une chambre où tout le monde dort, et une journée dont on reparle dans la voiture.',
      'Una habitación para todos y un día del que se sigue hablando en el coche.',
      'Una camera per tutti e una giornata di cui si parla ancora in auto.',
      'Een kamer waar iedereen slaapt, en een dag waar je in de auto nog over praat.',
      'A room for everyone, and a day you still talk about in the car.',
    ],
  ],
  gastronomy: [
    [
      'On vient pour la table, on reste pour la nuit.',
      'Se viene por la mesa y se queda uno a dormir.',
      'Si viene per la tavola e ci si ferma per la notte.',
      'Je komt voor het eten en blijft slapen.',
      'Come for the food, stay for the night.',
    ],
    [
      'Des produits du coin, cuisinés simplement et bien.',
      'Productos de la zona, cocinados con sencillez y acierto.',
      'Prodotti del posto, cucinati con semplicità e bravura.',
      'Streekproducten, eenvoudig en goed bereid.',
      'Local produce, simply and well cooked.',
    ],
  ],
  city: [
    [
      'Le matin les musées, l’après-midi les boutiques, le soir une terrasse.',
      'Por la mañana los museos, por la tarde las tiendas y por la noche una terraza.',
      'Al mattino i musei, al pomeriggio i negozi, la sera un aperitivo.',
      '’s Ochtends musea, ’s middags winkels, ’s avonds een terras.',
      'Museums in the morning, shops in the afternoon, a terrace at night.',
    ],
    [
      'Une adresse bien placée pour tout voir à pied.',
      'Una dirección bien situada para verlo todo a pie.',
      'Un indirizzo ben situato per vedere tutto a piedi.',
      'Een goed gelegen adres om alles te voet te zien.',
      'A well-placed address to see it all on foot.',
    ],
  ],
  sea: [
    [
      'La mer au réveil, la plage après le petit-déjeuner, des fruits de mer le soir.',
      'El mar al despertar, la playa después del desayuno y marisco por la noche.',
      'Il mare al risveglio, la spiaggia dopo colazione, frutti di mare la sera.',
      'De zee bij het wakker worden, het strand na het ontbijt, ’s avonds vis.',
      'The sea on waking, the beach after breakfast, seafood at night.',
    ],
    [
      'En été pour se baigner, en hiver pour le vent et le chocolat chaud.',
      'En verano para bañarse, en invierno por el viento y el chocolate caliente.',
      'D’estate per fare il bagno, d’inverno per il vento e la cioccolata calda.',
      'In de zomer om te zwemmen, in de winter voor de wind en warme chocolademelk.',
      'Summer for swimming, winter for the wind and hot chocolate.',
    ],
  ],
  nature: [
    [
      'Des chaussures de marche, un pull, et la carte des sentiers à la réception.',
      'Botas, un jersey y el mapa de los senderos en la recepción.',
      'Scarponi, un maglione e la mappa dei sentieri alla reception.',
      'Wandelschoenen, een trui, en de routekaart ligt bij de receptie.',
      'Walking boots, a jumper, and the trail map at reception.',
    ],
    [
      'Le silence, les étoiles, et un ciel sans lampadaires.',
      'Silencio, estrellas y un cielo sin farolas.',
      'Il silenzio, le stelle e un cielo senza lampioni.',
      'Stilte, sterren en een hemel zonder lantaarns.',
      'Silence, stars, and a sky without street lamps.',
    ],
  ],
  wine: [
    [
      'Une visite de cave, quelques verres, et aucun volant à reprendre ensuite.',
      'Una visita a la bodega, unas copas y nadie que tenga que conducir después.',
      'Una visita in cantina, qualche bicchiere e nessuno che debba guidare dopo.',
      'Een kelderbezoek, een paar glazen, en niemand die nog hoeft te rijden.',
      'A cellar visit, a few glasses, and nobody has to drive.',
    ],
  ],
  culture: [
    [
      'Des pierres, des tableaux et des histoires : il y a plus à voir que de temps.',
      'Piedras, cuadros e historias: hay más que ver que tiempo.',
      'Pietre, quadri e storie: c’è più da vedere che tempo.',
      'Stenen, schilderijen en verhalen: er is meer te zien dan er tijd is.',
      'Stones, paintings and stories: more to see than there is time.',
    ],
  ],
  adventure: [
    [
      'De quoi se dépenser le jour et bien dormir la nuit.',
      'Para cansarse de día y dormir bien de noche.',
      'Per stancarsi di giorno e dormire bene di notte.',
      'Overdag je energie kwijt, ’s nachts goed slapen.',
      'Wear yourself out by day, sleep well at night.',
    ],
  ],
  unusual: [
    [
      'Une nuit à raconter, sans renoncer à un vrai lit.',
      'Una noche para contar, sin renunciar a una cama de verdad.',
      'Una notte da raccontare, senza rinunciare a un vero letto.',
      'Een nacht om over te vertellen, gewoon in een echt bed.',
      'A night to tell people about, in a proper bed all the same.',
    ],
  ],
  golf: [
    [
      'Le parcours est à quelques minutes, le départ est réservé.',
      'El campo está a pocos minutos y la salida, reservada.',
      'Il campo è a pochi minuti e la partenza è prenotata.',
      'De baan ligt op een paar minuten en de starttijd is geboekt.',
      'The course is minutes away and the tee time is booked.',
    ],
  ],
  luxury: [
    [
      'Ce que la maison a de plus beau, et quelqu’un pour y penser à votre place.',
      'Lo mejor de la casa, y alguien que piensa en todo.',
      'Il meglio della casa, e qualcuno che pensa a tutto.',
      'Het mooiste wat het huis te bieden heeft, en iemand die overal aan denkt.',
      'The best the house has, and someone to think of everything.',
    ],
  ],
};
