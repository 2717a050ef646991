import type { HotelType } from '../../wording/codes.ts';
import type { Phrase } from '../../wording/phrases.ts';

/** Sentences about a stay in a house, by its type. */
export const TYPE_PHRASES: Readonly<Record<HotelType, readonly Phrase[]>> = {
  hotel: [
    [
      'L’accueil est ouvert jour et nuit, et l’équipe connaît les bonnes tables du quartier.',
      'La recepción está abierta día y noche, y el equipo conoce los buenos restaurantes de la zona.',
      'La reception è aperta giorno e notte e il personale conosce i buoni ristoranti della zona.',
      'De receptie is dag en nacht open en het team kent de goede restaurants in de buurt.',
      'Reception is open day and night, and the team knows where to eat well nearby.',
    ],
    [
      'Les chambres sont claires, les lits confortables et le petit-déjeuner se prend sans hâte.',
      'Las habitaciones son luminosas, las camas cómodas y se desayuna sin prisa.',
      'Le camere sono luminose, i letti comodi e la colazione si fa con calma.',
      'De kamers zijn licht, de bedden comfortabel en het ontbijt heeft geen haast.',
      'Rooms are bright, beds are comfortable and nobody hurries breakfast.',
    ],
  ],
  boutique: [
    [
      'Une vingtaine de chambres, aucune pareille : chaque détail a été choisi, de la poignée de porte au savon.',
      'Una veintena de habitaciones, ninguna igual: cada detalle se ha elegido con mimo, del pomo de la puerta al jabón.',
      'Una ventina di camere, nessuna uguale: ogni dettaglio è scelto con cura, dalla maniglia al sapone.',
      'Zo’n twintig kamers, geen twee gelijk: elk detail is uitgekozen, van de deurknop tot de zeep.',
      'Some twenty rooms, no two alike: every detail was chosen, from the door handle to the soap.',
    ],
    [
      'Peu de chambres, beaucoup d’attention, et un salon où l’on reste volontiers.',
      'Pocas habitaciones, mucha atención y un salón donde apetece quedarse.',
      'Poche camere, molte attenzioni e un salotto in cui ci si ferma volentieri.',
      'Weinig kamers, veel aandacht en een salon waar je graag blijft zitten.',
      'Few rooms, plenty of attention, and a lounge you will want to linger in.',
    ],
  ],
  bnb: [
    [
      'Vos hôtes vous reçoivent chez eux et partagent leurs adresses comme on le ferait avec des amis.',
      'Los anfitriones te reciben en su casa y comparten sus rincones como se hace con los amigos.',
      'I padroni di casa ti accolgono e ti svelano i loro indirizzi come si fa con gli amici.',
      'De gastheren ontvangen je thuis en delen hun adresjes zoals je dat met vrienden doet.',
      'Your hosts welcome you into their home and share their favourite places as they would with friends.',
    ],
    [
      'Au matin, la confiture est maison et le pain encore tiède.',
      'Por la mañana, la mermelada es casera y el pan aún está tibio.',
      'Al mattino la marmellata è fatta in casa e il pane è ancora tiepido.',
      '’s Ochtends is de jam zelfgemaakt en het brood nog warm.',
      'In the morning the jam is home-made and the bread still warm.',
    ],
  ],
  inn: [
    [
      'En bas, on cuisine le marché du jour ; à l’étage, quelques chambres pour ne pas reprendre la route.',
      'Abajo se cocina con lo mejor del mercado; arriba, unas pocas habitaciones para no volver a la carretera.',
      'Al piano terra si cucina la spesa del mercato; di sopra, poche camere per non rimettersi in viaggio.',
      'Beneden wordt gekookt met wat de markt biedt, boven wachten een paar kamers zodat je niet meer hoeft te rijden.',
      'Downstairs they cook what the market has; upstairs a few rooms save you the drive home.',
    ],
  ],
  castle: [
    [
      'Escalier de pierre, parquets qui craquent et parc centenaire : le passé se visite en pantoufles.',
      'Escalera de piedra, suelos que crujen y un parque centenario: aquí el pasado se recorre en zapatillas.',
      'Scala di pietra, parquet che scricchiola e un parco secolare: qui il passato si visita in pantofole.',
      'Een stenen trap, krakend parket en een eeuwenoud park: hier bezoek je het verleden op pantoffels.',
      'A stone staircase, creaking floors and a century-old park: a past you can explore in slippers.',
    ],
    [
      'Derrière la grille, une allée d’arbres mène à une demeure qui a traversé les siècles.',
      'Tras la verja, una avenida de árboles lleva a una casa que ha visto pasar los siglos.',
      'Oltre il cancello, un viale alberato porta a una dimora che ha attraversato i secoli.',
      'Achter het hek leidt een bomenlaan naar een huis dat eeuwen heeft doorstaan.',
      'Behind the gate, an avenue of trees leads to a house that has seen centuries pass.',
    ],
  ],
  cottage: [
    [
      'De vieux murs, une grande table et un feu en hiver : on se sent vite chez soi.',
      'Muros antiguos, una mesa grande y chimenea en invierno: enseguida te sientes en casa.',
      'Muri antichi, una grande tavola e il camino in inverno: ci si sente subito a casa.',
      'Oude muren, een grote tafel en ’s winters een vuur: je voelt je er snel thuis.',
      'Old walls, a long table and a fire in winter: it soon feels like home.',
    ],
    [
      'Le potager fournit la cuisine, et les voisins le fromage.',
      'El huerto abastece la cocina, y los vecinos ponen el queso.',
      'L’orto rifornisce la cucina e i vicini portano il formaggio.',
      'De moestuin levert aan de keuken, en de buren brengen de kaas.',
      'The kitchen garden supplies the cook, and the neighbours bring the cheese.',
    ],
  ],
  lodge: [
    [
      'Du bois partout, de grandes fenêtres et une terrasse pour regarder la nuit tomber.',
      'Madera por todas partes, grandes ventanales y una terraza para ver caer la noche.',
      'Legno ovunque, grandi finestre e una terrazza per guardare scendere la notte.',
      'Overal hout, grote ramen en een terras om de avond te zien vallen.',
      'Wood everywhere, tall windows and a deck to watch night fall from.',
    ],
  ],
  resort: [
    [
      'Piscines, sport et restaurants : on pose ses valises et l’on ne reprend la voiture qu’au départ.',
      'Piscinas, deporte y restaurantes: dejas las maletas y no vuelves a coger el coche hasta el final.',
      'Piscine, sport e ristoranti: si posano le valigie e l’auto non serve più fino alla partenza.',
      'Zwembaden, sport en restaurants: je zet je koffers neer en de auto blijft staan tot je vertrekt.',
      'Pools, sport and restaurants: put down your bags and leave the car until you go home.',
    ],
  ],
  aparthotel: [
    [
      'Une vraie cuisine, de la place pour les affaires de chacun et le ménage fait à la fin.',
      'Una cocina de verdad, espacio para las cosas de todos y la limpieza incluida al final.',
      'Una vera cucina, spazio per le cose di tutti e le pulizie finali incluse.',
      'Een echte keuken, ruimte voor ieders spullen en de schoonmaak achteraf inbegrepen.',
      'A real kitchen, room for everyone’s things, and cleaning done when you leave.',
    ],
  ],
  camping: [
    [
      'De vrais lits sous la toile ou en mobil-home, et les étoiles pour plafond.',
      'Camas de verdad bajo la lona o en una casa móvil, y las estrellas por techo.',
      'Letti veri sotto la tela o in casa mobile, e le stelle come soffitto.',
      'Echte bedden onder zeil of in een stacaravan, met de sterren als plafond.',
      'Proper beds under canvas or in a mobile home, and the stars for a ceiling.',
    ],
  ],
};
