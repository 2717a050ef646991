import type { Environment, HotelType, Style } from '../wording/codes.ts';
import type { Phrase } from '../wording/phrases.ts';

/*
 * Sentences never have the house's name as their subject: names are singular or plural, of either gender, and the
 * sentence would have to agree with them.
 */

/** How a description begins: where one wakes up. */
export const OPENINGS: Readonly<Record<Environment, readonly Phrase[]>> = {
  sea: [
    [
      'Ici, on s’endort au bruit des vagues et on se réveille avec l’air du large {at}.',
      'Aquí te duermes con el rumor de las olas y te despiertas con la brisa del mar {at}.',
      'Qui ci si addormenta con il rumore delle onde e ci si sveglia con l’aria di mare {at}.',
      'Hier val je in slaap bij het geruis van de golven en word je wakker met zeelucht {at}.',
      'Here you fall asleep to the sound of the waves and wake to sea air {at}.',
    ],
    [
      'La plage est à quelques minutes à pied, le port juste derrière : {at}, tout commence par une promenade.',
      'La playa está a pocos minutos a pie y el puerto justo detrás: {at} todo empieza con un paseo.',
      'La spiaggia è a pochi minuti a piedi e il porto subito dietro: {at} tutto comincia con una passeggiata.',
      'Het strand ligt op een paar minuten lopen en de haven vlak daarachter: {at} begint alles met een wandeling.',
      'The beach is a few minutes away on foot, the harbour just behind it: {at} everything starts with a walk.',
    ],
    [
      'Face à la lumière changeante de la côte, le temps ralentit {at}.',
      'Frente a la luz cambiante de la costa, el tiempo se detiene {at}.',
      'Davanti alla luce mutevole della costa, il tempo rallenta {at}.',
      'Met het wisselende licht van de kust voor je gaat de tijd langzamer {at}.',
      'Facing the changing light of the coast, time slows down {at}.',
    ],
  ],
  mountain: [
    [
      'Derrière les fenêtres, les sommets ; devant la porte, les sentiers : {at}, l’air est vif et les nuits sont calmes.',
      'Al otro lado de la ventana, las cumbres; delante de la puerta, los senderos: {at} el aire es puro y las noches son tranquilas.',
      'Dietro le finestre le cime, davanti alla porta i sentieri: {at} l’aria è frizzante e le notti sono silenziose.',
      'Achter de ramen de toppen, voor de deur de paden: {at} is de lucht fris en zijn de nachten stil.',
      'Peaks behind the windows, paths at the door: {at} the air is crisp and the nights are quiet.',
    ],
    [
      'On arrive {at} par une route qui serpente, et l’on comprend vite pourquoi on reste une nuit de plus.',
      'Se llega por una carretera llena de curvas y pronto se entiende por qué uno se queda una noche más {at}.',
      'Ci si arriva per una strada tutta curve e si capisce presto perché ci si ferma una notte in più {at}.',
      'Een bochtige weg brengt je hierheen, en je begrijpt al snel waarom gasten een nacht langer blijven {at}.',
      'A winding road brings you here, and you soon see why people stay one more night {at}.',
    ],
    [
      'Été comme hiver, la montagne donne le rythme {at}.',
      'En verano y en invierno, la montaña marca el ritmo {at}.',
      'D’estate e d’inverno è la montagna a dare il ritmo {at}.',
      'Zomer en winter geven de bergen het ritme aan {at}.',
      'Summer and winter, the mountains set the pace {at}.',
    ],
  ],
  countryside: [
    [
      'Des champs, un ciel immense et le chant des oiseaux : la campagne commence au bout du jardin, {at}.',
      'Campos, un cielo inmenso y el canto de los pájaros: el campo empieza donde acaba el jardín, {at}.',
      'Campi, un cielo immenso e il canto degli uccelli: la campagna comincia in fondo al giardino, {at}.',
      'Velden, een weidse lucht en vogelgezang: het platteland begint achter in de tuin, {at}.',
      'Fields, a wide sky and birdsong: the countryside begins at the end of the garden, {at}.',
    ],
    [
      '{town} et ses environs se découvrent sans hâte, de village en village.',
      '{town} y sus alrededores se descubren sin prisa, de pueblo en pueblo.',
      '{town} e i suoi dintorni si scoprono senza fretta, di borgo in borgo.',
      '{town} en omgeving ontdek je op je gemak, van dorp naar dorp.',
      '{town} and its surroundings are best discovered slowly, from village to village.',
    ],
    [
      'On laisse la ville loin derrière soi pour un week-end au vert {at}.',
      'La ciudad queda lejos durante un fin de semana en plena naturaleza {at}.',
      'La città resta lontana per un fine settimana nel verde {at}.',
      'Je laat de stad ver achter je voor een weekend in het groen {at}.',
      'Leave the city far behind for a weekend in the green {at}.',
    ],
  ],
  city: [
    [
      'En plein cœur de la ville, tout se fait à pied {at} : les musées, les terrasses et les petites adresses.',
      'En pleno centro, {at} todo se hace a pie: los museos, las terrazas y los rincones que pocos conocen.',
      'Nel cuore della città, {at} si fa tutto a piedi: i musei, i caffè e gli indirizzi che pochi conoscono.',
      'Midden in de stad doe je {at} alles te voet: de musea, de terrassen en de adresjes die weinigen kennen.',
      'In the heart of the city, {at} everything is within walking distance: the museums, the terraces and the places few people know.',
    ],
    [
      'Une rue calme, un quartier vivant : on ne choisit pas, on a les deux {at}.',
      'Una calle tranquila en un barrio con vida: {at} no hay que elegir.',
      'Una via tranquilla in un quartiere vivace: {at} non bisogna scegliere.',
      'Een rustige straat in een levendige buurt: {at} hoef je niet te kiezen.',
      'A quiet street in a lively quarter: {at} there is no need to choose.',
    ],
    [
      'Après une journée de visites {at}, il fait bon rentrer par les petites rues.',
      'Después de un día de visitas {at}, da gusto volver por las callejuelas.',
      'Dopo una giornata di visite {at} è bello rientrare per i vicoli.',
      'Na een dag vol indrukken {at} is het fijn om door de steegjes terug te lopen.',
      'After a day of sightseeing {at}, the walk back through the side streets is a pleasure.',
    ],
  ],
  vineyard: [
    [
      'Les rangs de vigne arrivent jusqu’au mur du jardin : {at}, chaque saison a sa couleur.',
      'Las hileras de vides llegan hasta la tapia del jardín: {at} cada estación tiene su color.',
      'I filari arrivano fino al muro del giardino: {at} ogni stagione ha il suo colore.',
      'De rijen wijnstokken lopen tot aan de tuinmuur: {at} heeft elk seizoen zijn eigen kleur.',
      'The rows of vines reach the garden wall: {at} every season has its own colour.',
    ],
    [
      'On vient {at} pour la lumière sur les coteaux, et pour ce qui vieillit dans les caves.',
      'Se viene por la luz de las laderas y por lo que envejece en las bodegas {at}.',
      'Ci si viene per la luce sulle colline e per ciò che invecchia nelle cantine {at}.',
      'Je komt hier voor het licht op de hellingen, en voor wat er in de kelders rijpt {at}.',
      'People come for the light on the slopes, and for what is ageing in the cellars {at}.',
    ],
  ],
  lake: [
    [
      'Le lac est là, au bout de l’allée, changeant d’heure en heure {at}.',
      'El lago está ahí, al final del camino, distinto a cada hora {at}.',
      'Il lago è lì, in fondo al viale, diverso a ogni ora {at}.',
      'Het meer ligt aan het eind van de laan en ziet er elk uur anders uit {at}.',
      'The lake is there at the end of the drive, different every hour {at}.',
    ],
    [
      'Un ponton, quelques barques, et tout le temps qu’il faut pour regarder l’eau {at}.',
      'Un embarcadero, unas barcas y todo el tiempo del mundo para mirar el agua {at}.',
      'Un pontile, qualche barca e tutto il tempo per guardare l’acqua {at}.',
      'Een steiger, een paar bootjes en alle tijd om over het water te kijken {at}.',
      'A jetty, a few boats, and all the time you need to watch the water {at}.',
    ],
  ],
  forest: [
    [
      'À l’orée du bois, on n’entend que le vent dans les branches {at}.',
      'En el lindero del bosque solo se oye el viento entre las ramas {at}.',
      'Al limitare del bosco si sente solo il vento tra i rami {at}.',
      'Aan de bosrand hoor je alleen de wind in de takken {at}.',
      'On the edge of the woods, the wind in the branches is all you hear {at}.',
    ],
    [
      'Des sentiers balisés partent de la porte et se perdent sous les arbres {at}.',
      'Los senderos señalizados salen de la puerta y se pierden bajo los árboles {at}.',
      'I sentieri segnati partono dalla porta e si perdono sotto gli alberi {at}.',
      'Bewegwijzerde paden beginnen bij de deur en verdwijnen tussen de bomen {at}.',
      'Marked trails start at the door and disappear under the trees {at}.',
    ],
  ],
};

/** What staying in a house of that kind is like. */
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

/** What sets a house apart. */
export const STYLE_PHRASES: Readonly<Record<Style, Phrase>> = {
  romantic: [
    'Les soirs à deux y ont leur table, près de la fenêtre.',
    'Las noches en pareja tienen aquí su mesa, junto a la ventana.',
    'Le serate in due hanno qui il loro tavolo, vicino alla finestra.',
    'Voor avonden met z’n tweeën staat er een tafel bij het raam.',
    'Evenings for two have their own table, by the window.',
  ],
  charming: [
    'Meubles chinés, fleurs fraîches, livres à emprunter : le charme tient à peu de chose.',
    'Muebles de anticuario, flores frescas y libros que se prestan: el encanto está en los detalles.',
    'Mobili di un tempo, fiori freschi e libri da prendere in prestito: il fascino sta nei dettagli.',
    'Oude meubels, verse bloemen en boeken om te lenen: sfeer zit in kleine dingen.',
    'Flea-market furniture, fresh flowers, books to borrow: charm lies in small things.',
  ],
  design: [
    'Lignes nettes et belles matières : les amateurs de design sont servis.',
    'Líneas limpias y buenos materiales: quien ama el diseño se sentirá a gusto.',
    'Linee pulite e bei materiali: chi ama il design è accontentato.',
    'Strakke lijnen en mooie materialen: liefhebbers van design komen aan hun trekken.',
    'Clean lines and fine materials: lovers of design will be happy.',
  ],
  family: [
    'Jeux, lits supplémentaires et menus adaptés : les enfants sont attendus.',
    'Juegos, camas supletorias y menús a su medida: se piensa en los niños.',
    'Giochi, letti aggiunti e menù su misura: ai bambini si è pensato.',
    'Spelletjes, extra bedden en een eigen menu: op kinderen wordt gerekend.',
    'Games, extra beds and their own menu: children are expected.',
  ],
  historic: [
    'Les murs ont une histoire, et on vous la raconte volontiers.',
    'Los muros tienen una historia que se cuenta con gusto.',
    'I muri hanno una storia, e qui la raccontano volentieri.',
    'De muren hebben een verhaal, en dat vertelt men graag.',
    'The walls have a story, and someone here likes to tell it.',
  ],
  wellness: [
    'On y prend soin de soi : de la chaleur, de l’eau et du silence.',
    'Aquí uno se cuida: calor, agua y silencio.',
    'Qui ci si prende cura di sé: calore, acqua e silenzio.',
    'Hier zorg je voor jezelf: warmte, water en stilte.',
    'A place to look after yourself: warmth, water and silence.',
  ],
  rustic: [
    'Poutres, pierre et bois : rien de trop, tout ce qu’il faut.',
    'Vigas, piedra y madera: nada de más y todo lo necesario.',
    'Travi, pietra e legno: niente di troppo, tutto il necessario.',
    'Balken, steen en hout: niets te veel en alles wat je nodig hebt.',
    'Beams, stone and wood: nothing too much, everything you need.',
  ],
  modern: [
    'Tout est récent et bien pensé, des prises près du lit à la douche.',
    'Todo es reciente y está bien pensado, de los enchufes junto a la cama a la ducha.',
    'Tutto è recente e ben pensato, dalle prese accanto al letto alla doccia.',
    'Alles is nieuw en doordacht, van de stopcontacten bij het bed tot de douche.',
    'Everything is recent and well thought out, from the sockets by the bed to the shower.',
  ],
  luxury: [
    'Le service devine ce que vous alliez demander.',
    'El servicio adivina lo que ibas a pedir.',
    'Il servizio indovina ciò che stavi per chiedere.',
    'De bediening raadt wat je net wilde vragen.',
    'The service guesses what you were about to ask.',
  ],
};

/** What comes before the list of what a house has. */
export const ON_SITE: Phrase = ['Sur place', 'En la casa', 'In struttura', 'Ter plaatse', 'On site'];
