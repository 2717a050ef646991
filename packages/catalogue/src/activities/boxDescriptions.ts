import type { Phrase } from '../wording/phrases.ts';

/** Description of each box in two sentences, by the box's name without suffix. */
export const BOX_DESCRIPTIONS: Readonly<Record<string, readonly [Phrase, Phrase]>> = {
  WEEKEND: [
    [
      'Un week-end quelque part, sans rien décider aujourd’hui\u00a0: une chambre pour deux, un bon petit-déjeuner, et un endroit où l’on n’est jamais allé.',
      'Un fin de semana en alguna parte, sin decidir nada hoy: una habitación para dos, un buen desayuno y un lugar nuevo.',
      'Un weekend da qualche parte, senza decidere niente oggi: una camera per due, una buona colazione e un posto mai visto.',
      'Een weekend ergens heen, zonder vandaag iets te beslissen: een kamer voor twee, een goed ontbijt en een plek waar je nog nooit was.',
      'A weekend somewhere, with nothing to decide today: a room for two, a good breakfast, and a place you have never been to.',
    ],
    [
      'Campagne, ville, bord de mer\u00a0: la personne qui le reçoit choisit selon son humeur.',
      'Campo, ciudad o costa: quien la recibe elige según le apetezca.',
      'Campagna, città o mare: chi lo riceve sceglie secondo l’umore.',
      'Platteland, stad of kust: wie de box krijgt, kiest waar hij zin in heeft.',
      'Countryside, town or coast: whoever receives it goes where the mood takes them.',
    ],
  ],
  ROMANTIC: [
    [
      'Une nuit à deux, un dîner qui prend son temps, et le petit-déjeuner quand on se réveille.',
      'Una noche para dos, una cena sin prisas y el desayuno cuando os despertéis.',
      'Una notte in due, una cena senza fretta e la colazione quando ci si sveglia.',
      'Een nacht met z’n tweeën, een diner waar je de tijd voor neemt, en ontbijt wanneer je wakker wordt.',
      'A night for two, a dinner that takes its time, and breakfast whenever you wake.',
    ],
    [
      'Des maisons de charme choisies pour leur calme, avec de quoi se promener à deux pas.',
      'Casas con encanto elegidas por su calma, con paseos a dos pasos.',
      'Case di charme scelte per la loro quiete, con passeggiate a due passi.',
      'Sfeervolle huizen, gekozen om hun rust, met wandelpaden om de hoek.',
      'Charming houses chosen for their calm, with somewhere to walk just outside.',
    ],
  ],
  SPA: [
    [
      'Le bruit reste dehors\u00a0: une chambre, l’accès au spa, et une matinée sans réveil.',
      'El ruido se queda fuera: una habitación, acceso al spa y una mañana sin despertador.',
      'Il rumore resta fuori: una camera, l’accesso alla spa e una mattina senza sveglia.',
      'Het lawaai blijft buiten: een kamer, toegang tot de spa en een ochtend zonder wekker.',
      'The noise stays outside: a room, access to the spa, and a morning without an alarm.',
    ],
    [
      'Bassins chauffés, saunas, hammams\u00a0: chaque adresse annonce ce qu’elle propose, il n’y a plus qu’à choisir.',
      'Piscinas climatizadas, saunas, baños turcos: cada casa dice lo que tiene, solo queda elegir.',
      'Piscine riscaldate, saune, bagni turchi: ogni struttura dice che cosa offre, resta solo da scegliere.',
      'Warme baden, sauna’s, stoombaden: bij elk adres zie je wat er is, je hoeft alleen nog te kiezen.',
      'Warm pools, saunas, steam baths: each house says what it has, and all that is left is to choose.',
    ],
  ],
  GOURMET: [
    [
      'On y va pour la table, et l’on y dort pour ne pas reprendre la route\u00a0: trois plats, une chambre, un petit-déjeuner.',
      'Se va por la mesa y se duerme allí para no coger el coche: tres platos, una habitación y desayuno.',
      'Si va per la tavola e si dorme lì per non rimettersi in viaggio: tre portate, una camera e la colazione.',
      'Je gaat voor de tafel en slaapt er om niet meer te hoeven rijden: drie gangen, een kamer, een ontbijt.',
      'You go for the table and sleep there so that nobody has to drive: three courses, a room, breakfast.',
    ],
    [
      'Des cuisines de saison et des produits des environs.',
      'Cocina de temporada y productos de la zona.',
      'Cucina di stagione e prodotti dei dintorni.',
      'Seizoenskeukens en producten uit de streek.',
      'Seasonal cooking, with what grows nearby.',
    ],
  ],
  SEASIDES: [
    [
      'Se coucher avec le bruit des vagues et prendre le petit-déjeuner avec du sel dans l’air.',
      'Dormirse con el ruido de las olas y desayunar con sal en el aire.',
      'Addormentarsi con il rumore delle onde e fare colazione con il sale nell’aria.',
      'In slaap vallen met de golven en ontbijten met zout in de lucht.',
      'Fall asleep to the waves and have breakfast with salt in the air.',
    ],
    [
      'Des plages du Nord aux criques du Sud, en pleine saison comme en hiver.',
      'De las playas del norte a las calas del sur, en temporada y también en invierno.',
      'Dalle spiagge del nord alle calette del sud, in stagione come d’inverno.',
      'Van de stranden in het noorden tot de baaien in het zuiden, in het seizoen en in de winter.',
      'From northern beaches to southern coves, in season and in winter.',
    ],
  ],
  CITYBREAK: [
    [
      'Une nuit en ville, une visite guidée pour en connaître les histoires, et le reste du temps pour flâner.',
      'Una noche en la ciudad, una visita guiada para conocer sus historias y el resto del tiempo para pasear.',
      'Una notte in città, una visita guidata per conoscerne le storie e il resto del tempo per passeggiare.',
      'Een nacht in de stad, een rondleiding voor de verhalen, en de rest van de tijd om te slenteren.',
      'A night in town, a guided visit for its stories, and the rest of the time to wander.',
    ],
    [
      'Des hôtels d’où tout se fait à pied.',
      'Hoteles desde los que se va a todas partes a pie.',
      'Hotel da cui si fa tutto a piedi.',
      'Hotels vanwaar je alles te voet doet.',
      'Hotels from which everything is within a walk.',
    ],
  ],
  NATURA: [
    [
      'Des sentiers qui partent de la porte, l’air frais, et un petit-déjeuner mérité.',
      'Senderos que salen de la puerta, aire fresco y un desayuno merecido.',
      'Sentieri che partono dalla porta, aria fresca e una colazione meritata.',
      'Paden die bij de deur beginnen, frisse lucht en een verdiend ontbijt.',
      'Paths that start at the door, fresh air, and a breakfast well earned.',
    ],
    [
      'Montagne, forêt, lacs\u00a0: des maisons pour celles et ceux qui aiment marcher.',
      'Montaña, bosque, lagos: casas para quienes disfrutan caminando.',
      'Montagna, bosco, laghi: case per chi ama camminare.',
      'Bergen, bossen, meren: huizen voor wie graag wandelt.',
      'Mountains, forests, lakes: houses for people who like to walk.',
    ],
  ],
  VINUM: [
    [
      'Une dégustation au domaine, une nuit au milieu des vignes et, le matin, le temps d’y retourner.',
      'Una cata en la bodega, una noche entre viñas y, por la mañana, tiempo para volver.',
      'Una degustazione in cantina, una notte tra le vigne e, al mattino, il tempo di tornarci.',
      'Een proeverij op het domein, een nacht tussen de wijngaarden en ’s ochtends tijd om terug te gaan.',
      'A tasting at the estate, a night among the vines and, in the morning, time to go back.',
    ],
    [
      'Pour les curieux autant que pour ceux qui ont déjà leur cave.',
      'Para curiosos y para quienes ya tienen su bodega.',
      'Per i curiosi e per chi ha già la sua cantina.',
      'Voor wie nieuwsgierig is, en voor wie al een wijnkelder heeft.',
      'For the curious as much as for those who already keep a cellar.',
    ],
  ],
  FAMILIA: [
    [
      'Une nuit où les enfants sont les bienvenus\u00a0: de la place pour tous, et leur petit-déjeuner compris.',
      'Una noche en la que los niños son bienvenidos: sitio para todos y su desayuno incluido.',
      'Una notte in cui i bambini sono i benvenuti: posto per tutti, e la loro colazione compresa.',
      'Een nacht waar kinderen welkom zijn: plaats voor iedereen, hun ontbijt inbegrepen.',
      'A night where children are welcome: room for everyone, and their breakfast included.',
    ],
    [
      'Avec de quoi jouer dehors, et de quoi se tenir au sec quand il pleut.',
      'Con sitio para jugar fuera, y a cubierto cuando llueve.',
      'Con spazio per giocare fuori, e al coperto quando piove.',
      'Met ruimte om buiten te spelen, en binnen als het regent.',
      'With somewhere to play outside, and somewhere dry when it rains.',
    ],
  ],
  UNUSUAL: [
    [
      'Une cabane, une roulotte, une tour\u00a0: dormir là où l’on ne dort jamais.',
      'Una cabaña, un carromato, una torre: dormir donde no se duerme nunca.',
      'Una casa sull’albero, un carrozzone, una torre: dormire dove non si dorme mai.',
      'Een boomhut, een woonwagen, een toren: slapen waar je nooit slaapt.',
      'A cabin, a caravan, a tower: sleep where one never sleeps.',
    ],
    [
      'Le petit-déjeuner compris, et une histoire à raconter au retour.',
      'Con el desayuno incluido y una historia que contar a la vuelta.',
      'Con la colazione compresa e una storia da raccontare al ritorno.',
      'Met ontbijt, en een verhaal om mee thuis te komen.',
      'With breakfast, and a story to bring home.',
    ],
  ],
  GOLF: [
    [
      'Une nuit au bord du parcours, un petit-déjeuner tôt, et le premier départ.',
      'Una noche junto al campo, un desayuno temprano y la primera salida.',
      'Una notte accanto al campo, una colazione di buon’ora e la prima partenza.',
      'Een nacht aan de baan, een vroeg ontbijt en de eerste afslag.',
      'A night beside the course, an early breakfast, and the first tee.',
    ],
    [
      'Un parcours pour deux est compris\u202f; le matériel se loue sur place.',
      'Incluye una partida para dos; el material se alquila allí mismo.',
      'Un giro per due è compreso; l’attrezzatura si noleggia sul posto.',
      'Een rondje voor twee is inbegrepen; het materiaal huur je ter plaatse.',
      'A round for two is included; clubs can be hired there.',
    ],
  ],
  PALACES: [
    [
      'Une suite ou une chambre supérieure dans une grande maison, un dîner de trois plats, et le service qui va avec.',
      'Una suite o una habitación superior en una gran casa, una cena de tres platos y el servicio correspondiente.',
      'Una suite o una camera superior in una grande dimora, una cena di tre portate e il servizio che ci si aspetta.',
      'Een suite of luxe kamer in een groot huis, een driegangendiner en de service die daarbij hoort.',
      'A suite or a superior room in a grand house, a three-course dinner, and the service that goes with it.',
    ],
    [
      'Pour un anniversaire rond, un départ, un oui.',
      'Para un cumpleaños redondo, una despedida o un sí.',
      'Per un compleanno importante, una partenza, un sì.',
      'Voor een kroonjaar, een afscheid, een jawoord.',
      'For a birthday that counts, a farewell, a yes.',
    ],
  ],
};
