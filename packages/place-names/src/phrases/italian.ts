import type { Grammar } from './grammar.ts';
import { phraseFinder } from './wording.ts';

const inNamedArea = phraseFinder({
  in: `Francia, Spagna, Italia, Belgio,
    Alta Francia, Alvernia-Rodano-Alpi, Borgogna-Franca Contea, Bretagna, Corsica, Normandia, Nuova Aquitania, Occitania,
    Provenza-Alpi-Costa Azzurra, Andalusia, Aragona, Cantabria, Castiglia-La Mancia, Castiglia e León, Catalogna,
    Estremadura, Galizia, Navarra, Biscaglia, Gipuzkoa, Álava,
    Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Liguria, Lombardia, Molise, Piemonte,
    Puglia, Sardegna, Sicilia, Toscana, Trentino-Alto Adige, Trentino, Alto Adige, Umbria, Valle d’Aosta, Veneto,
    Frisia, Frisia Occidentale, Gheldria, Olanda, Zelanda, Vallonia, provincia,
    Ardèche, Ariège, Charente, Charente Marittima, Corrèze, Dordogna, Gironda, Alta Corsica, Savoia, Alta Savoia, Vandea,
    Alsazia, Lorena, Borgogna, Franca Contea, Alvernia, Piccardia, Aquitania, Poitou-Charentes, Linguadoca-Rossiglione,
    Midi-Pirenei, Provenza, Rodano-Alpi, Turenna, Camargue, Sologne, Costa, Costiera Amalfitana, Maremma, Versilia,
    Valtellina, Val Gardena, Val d’Orcia, Valle d’Itria, Valpolicella, Franciacorta, Hesbaye`,
  a: `Parigi, Bruxelles-Capitale, Ceuta, Belle-Île-en-Mer, Maiorca, Minorca, Formentera, Tenerife, Gran Canaria,
    Lanzarote, Fuerteventura, La Palma, La Gomera, El Hierro, Cabo de Gata, Texel, Vlieland, Terschelling,
    Schiermonnikoog, Walcheren`,
  ad: 'Ameland',
  alle: 'isole, Cinque Terre',
  nel: `Lazio, Grande Est, Centro-Valle della Loira, Brabante, Limburgo, Lussemburgo, Flevoland, Drenthe, Sud Sardegna,
    Calvados, Cantal, Cher, Doubs, Finistère, Gard, Gers, Giura, Loir-et-Cher, Loiret, Lot, Lot e Garonna,
    Maine e Loira, Morbihan, Passo di Calais, Puy-de-Dôme, Basso Reno, Rodano, Tarn, Tarn e Garonna, Varo, Vaucluse,
    Territorio di Belfort, dipartimento,
    Luberon, Périgord, Perche, Limosino, Nord-Passo di Calais, Berry, Beaujolais, Morvan, Vercors, Quercy, Chianti,
    Salento, Cilento, Monferrato, Penedès, Twente, Salland, Westhoek, Kempen, Pajottenland, Meetjesland, Hageland,
    Condroz, golfo, paese`,
  nella: `Comunità, Regione, regione dei bulbi, Corsica del Sud, Côte-d’Or, Creuse, Drôme, Loira, Loira Atlantica, Manica,
    Marna, Mayenne, Meurthe e Mosella, Mosa, Mosella, Nièvre, Saona e Loira, Sarthe, Senna e Marna, Senna Marittima,
    Senna-Saint-Denis, Somme, Vienne, Val-d’Oise, Lozère, Champagne, Veluwe, Betuwe, Gaume, Ribera, Sierra, baia,
    campagna, penisola, valle`,
  'nell’': `Île-de-France, Overijssel, Hainaut, Ain, Aisne, Allier, Aube, Aude, Aveyron, Eure, Eure-et-Loir, Alta Garonna,
    Hérault, Ille-et-Vilaine, Indre, Indre e Loira, Isère, Alta Loira, Alta Marna, Alta Saona, Alta Vienne, Alto Reno,
    Essonne, Oise, Orne, Yonne, Hauts-de-Seine, Angiò, Achterhoek`,
  nei: 'Paesi, Pirenei Atlantici, Pirenei Orientali, Vosgi, Cantoni, vigneti',
  negli: 'Alti Pirenei',
  nelle: `Marche, Fiandre, Asturie, Ardenne, Alpi dell’Alta Provenza, Alpi Marittime, Alte Alpi, Bocche del Rodano,
    Côtes-d’Armor, Deux-Sèvres, Landes, Yvelines, Cevenne, Langhe, Rías, Alte Fagne, gole`,
  sul: 'lago, Gargano',
  'sull’': 'isola',
  sulla: `Costa d’Opale, Costa di Granito Rosa, Costa di Smeraldo bretone, Costa Fiorita, Costa Vermiglia, costa belga,
    costa della Zelanda, costa olandese, Riviera`,
  sui: 'Pirenei, Picos de Europa, Colli',
  sulle: 'Alpi, Dolomiti, colline',
  'tra i': 'vulcani',
  'lungo la': 'strada',
});

/** Names that change in the phrase. */
const WHOLE = new Map([
  ['Alpilles e Camargue', 'nelle Alpilles e in Camargue'],
  ['Alpujarras e Sierra Nevada', 'nelle Alpujarras e sulla Sierra Nevada'],
  ['Het Gooi', 'nel Gooi'],
  ['La Rioja', 'nella Rioja'],
  ['Nord', 'nel dipartimento del Nord'],
  ['Groninga', 'in provincia di Groninga'],
]);

const inArea = (name: string) => WHOLE.get(name) ?? inNamedArea(name);

/** Towns named after a landscape or a part of one, or that keep an article. */
const inNamedTown = phraseFinder({ al: 'Lido', 'all’': 'Abetone', sulla: 'Sierra Nevada' });
const WHOLE_TOWNS = new Map([
  ['L’Aia', 'all’Aia'],
  ['L’Alpe d’Huez', 'all’Alpe d’Huez'],
  ['La Maddalena', 'alla Maddalena'],
]);

const ofSight = phraseFinder({
  al: `castello, Museo, ponte, Palazzo, Parc, Parco, Parque, Puy, Monte Bianco, circo, viadotto, Futuroscope, Colosseo,
    Duomo, teatro, lago, Manneken Pis, Beffroi, circuito, Rijksmuseum, mercato, Piano Delta, monastero, Teide, Safari,
    Keukenhof`,
  allo: 'Zoo',
  alla: `Torre, Reggia, grotta, Grotta Azzurra, cittadella, duna, cattedrale, Città, Sagrada Família, moschea, Fontana,
    Galleria, Valle, basilica, Casa, Grand-Place, collina, Porta, cascata, spiaggia`,
  'all’': 'Alhambra, Alcázar, acquedotto, Arena, Etna, Acquario, Atomium, abbazia',
  ai: 'giardini, laghi, Sassi, trulli, mosaici, mulini, calanchi',
  agli: 'allineamenti, ascensori, scavi',
  alle: 'spiagge, falesie, gole, Macchine, case, mura, Tre Cime, torri, grotte',
  a: `Mont-Saint-Michel, piazza San Marco, Piazza, Villa, Disneyland, Notre-Dame, Rocamadour, Nausicaá, PortAventura,
    Montserrat, Pompei, Gardaland, Mirabilandia, Castel, Civita, Efteling, Zaanse Schans, Madurodam, Giethoorn, Walibi,
    Slagharen, Pairi Daiza, Plopsaland`,
});

/** The phrase for a town: "a Bruges", "ad Amsterdam", "all’Aquila". */
function to(name: string, country: string): string {
  if (country === 'IT' && name.startsWith('L’')) return `all’${name.slice(2)}`;
  return WHOLE_TOWNS.get(name) ?? `${/^[aàá]/i.test(name) ? 'ad' : 'a'} ${name}`;
}

/** Phrases for places in Italian. */
export const italian: Grammar = {
  inArea,
  inProvince: (name) =>
    inArea(name) ??
    (name.startsWith('L’') ? `in provincia dell’${name.slice(2)}` : `in provincia di ${name}`),
  inTown: (name, country) => inNamedTown(name) ?? to(name, country),
  ofTown: to,
  ofSight,
  near: 'vicino',
  around: 'intorno',
};
