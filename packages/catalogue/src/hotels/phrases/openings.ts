import type { Environment } from '../../wording/codes.ts';
import type { Phrase } from '../../wording/phrases.ts';

/* The house's name is never the subject of a sentence, which would have to agree with its number and gender. */

/** First sentences of a description, about the surroundings. */
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
