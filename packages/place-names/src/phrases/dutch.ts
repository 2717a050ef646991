import type { Grammar } from './grammar.ts';
import { phraseFinder } from './wording.ts';

const ISLANDS = `Corsica, Sardinië, Sicilië, Elba, Capri, Ischia, Lipari, Lampedusa, Favignana, Procida, Mallorca, Menorca,
  Formentera, Tenerife, Gran Canaria, Lanzarote, Fuerteventura, La Palma, La Gomera, El Hierro, Île de Ré,
  Île d’Oléron, Noirmoutier, Belle-Île-en-Mer, Texel, Vlieland, Terschelling, Ameland, Schiermonnikoog, Walcheren`;

/**
 * Areas whose preposition is not just "in" (with an article, islands, shores), and provinces that need no
 * "provincie".
 */
const inNamedArea = phraseFinder({
  in: 'Álava, Asturië, Biskaje, Cantabrië, Ceuta, Gipuzkoa, La Rioja, Navarra, Trentino, Zuid-Sardinië, Zuid-Tirol',
  op: ISLANDS,
  'op de': 'Balearen, Canarische Eilanden, Eolische Eilanden, Waddeneilanden, Veluwe, Utrechtse Heuvelrug',
  'op het': 'schiereiland',
  'aan de': `Côte, Costa, Opaalkust, Bretonse Smaragdkust, Roze Granietkust, Amalfikust, Belgische kust, Hollandse kust,
    Zeeuwse kust, Golf, Baai, Rías, Riviera, Rivièra, Bloemenrivièra, Conero-rivièra`,
  'aan het': 'Gardameer, Comomeer, Iseomeer, Ortameer, Trasimeense Meer, Lago, Meer',
  bij: 'Cabo de Gata',
  'bij de': 'vulkanen',
  'langs de': 'Elzasser wijnroute, Bourgondische wijnroute',
  'in de': `regio, provincie, Pays de la Loire, Abruzzen, Marche, Valle d’Aosta,
    Ain, Allier, Alpes-de-Haute-Provence, Alpes-Maritimes, Ardèche, Ardennes, Ariège, Aube, Aude, Aveyron,
    Bouches-du-Rhône, Cantal, Charente, Charente-Maritime, Cher, Corrèze, Creuse, Dordogne, Doubs, Drôme, Eure, Gard,
    Gers, Gironde, Haute-Savoie, Hautes-Alpes, Hautes-Pyrénées, Hérault, Indre, Isère, Jura, Landes, Loire, Loiret, Lot,
    Lozère, Marne, Mayenne, Meuse, Moselle, Nièvre, Oise, Orne, Puy-de-Dôme, Pyrénées-Atlantiques, Pyrénées-Orientales,
    Rhône, Sarthe, Savoie, Somme, Tarn, Var, Vaucluse, Vendée, Vienne, Vosges, Yonne, Yvelines,
    Alpilles, Ardennen, Auvergne, Beaujolais, Berry, Camargue, Cevennen, Champagne, Elzas, Franse Alpen, Franse Ardennen,
    Franse Pyreneeën, gorges, Limousin, Loirevallei, Luberon, Morvan, Perche, Périgord, Provence, Quercy, Sologne,
    Touraine, Vercors, Vogezen, wijnstreek,
    Alpujarras, Aragonese Pyreneeën, Catalaanse Pyreneeën, Picos de Europa, Ribera, Sierra, Spaanse Pyreneeën,
    Chianti, Cinque Terre, Dolomieten, Euganeïsche heuvels, Italiaanse Alpen, Langhe, Maremma, Proseccoheuvels,
    Val d’Orcia, Valle d’Itria, Achterhoek, Betuwe, Bollenstreek, Brabantse Kempen,
    Belgische Ardennen, Condroz, Gaume, Hoge Venen, Kempen, Leiestreek, Oostkantons, Vlaamse Ardennen, Westhoek`,
  'in het': `departement, Noorderdepartement, Brussels Hoofdstedelijk Gewest, Mont-Blancgebied, Brugse Ommeland, Hageland,
    Meetjesland, Pajottenland, Pays des Collines`,
});

/** Names that change in the phrase. */
const WHOLE = new Map([
  ['Eiland Ibiza', 'op Ibiza'],
  ['Eiland Ischia', 'op Ischia'],
  ['Het Gooi', 'in het Gooi'],
]);

const inArea = (name: string) => WHOLE.get(name) ?? inNamedArea(name);

/** Islands, and towns named after a landscape or a part of one. */
const inNamedTown = phraseFinder({ op: ISLANDS, 'op het': 'Lido', 'in de': 'Sierra Nevada' });

const ofSight = phraseFinder({
  de: `opgravingen, Eiffeltoren, grot, grotten, vesting, kathedraal, Mezquita, Sagrada Família, brug, Meren, hangende huizen,
    stadsmuren, Trevifontein, toren, Uffizi, Dom, Arena, Vallei, Sassi, trulli, basiliek, Drei Zinnen, Pragser Wildsee,
    torens, Villa, Piazza, mozaïeken, Blauwe Grot, Efteling, Keukenhof, molens, Zaanse Schans, Markthal, Domtoren,
    Deltawerken, Grote Markt, Leeuw, watervallen, Menenpoort, citadel, Zoo, scheepsliften, abdij, landingsstranden,
    kliffen, tuinen, gorges, Mont Blanc, menhirs, Calanques, Pont du Gard, Dune du Pilat, Puy de Dôme, dierentuin, opgravingen,
    Machines, Teide, Etna, Stad`,
  het: `kasteel, paleis, Pauselijk paleis, Koninklijk paleis, Louvre, Prado, Rijksmuseum, Anne Frank Huis,
    Van Gogh Museum, Kröller-Müller Museum, Nationaal Park, Guggenheimmuseum, Dalímuseum, Escorial, Colosseum,
    San Marcoplein, aquaduct, viaduct, Atomium, Muiderslot, Gravensteen, Rubenshuis, Belfort, keteldal, Aquarium,
    Kathedralenstrand, Alcázar, Alhambra, wijnmuseum, Safaripark, circuit`,
  '': `Mont-Saint-Michel, Disneyland, Notre-Dame, Parc Astérix, Puy du Fou, Futuroscope, Rocamadour, Nausicaá,
    Park Güell, PortAventura, Montserrat, Parque, Pompeï, Gardaland, Mirabilandia, Castel, Civita, Madurodam, Walibi,
    waterdorp, Slagharen, Burgers’ Zoo, Manneken Pis, Pairi Daiza, Plopsaland, Bokrijk, Kasteel de Haar`,
});

/** Sights whose adjective changes after an article. */
const WHOLE_SIGHTS = new Map([
  ['Antiek theater van Taormina', 'het antieke theater van Taormina'],
  ['Romeins theater van Mérida', 'het Romeinse theater van Mérida'],
]);

/** Phrases for places in Dutch. */
export const dutch: Grammar = {
  inArea: (name) => inArea(name) ?? `in ${name}`,
  inProvince: (name) => inArea(name) ?? `in de provincie ${name}`,
  inTown: (name) => inNamedTown(name) ?? `in ${name}`,
  ofTown: (name) => name,
  ofSight: (name) => WHOLE_SIGHTS.get(name) ?? ofSight(name),
  near: 'bij',
  around: 'rond',
};
