import type { Grammar } from './grammar.ts';
import { joined, phraseFinder } from './wording.ts';

const inNamedArea = phraseFinder({
  en: `France, Espagne, Italie, Belgique,
    Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Île-de-France, Normandie,
    Nouvelle-Aquitaine, Occitanie, Provence-Alpes-Côte d’Azur,
    Andalousie, Aragon, Cantabrie, Castille-La Manche, Castille-et-León, Catalogne, Estrémadure, Galice, Navarre,
    Basilicate, Calabre, Campanie, Émilie-Romagne, Frioul-Vénétie julienne, Ligurie, Lombardie, Ombrie, Sardaigne,
    Sicile, Toscane, Vénétie,
    Frise, Gueldre, Hollande-Septentrionale, Hollande-Méridionale, Zélande, Flandre, Wallonie,
    Région de Bruxelles-Capitale, Flandre-Orientale, Flandre-Occidentale, Alava, Biscaye, Sardaigne du Sud,
    Ardèche, Ariège, Charente, Charente-Maritime, Corrèze, Côte-d’Or, Dordogne, Eure-et-Loir, Corse-du-Sud, Haute-Corse,
    Haute-Garonne, Gironde, Ille-et-Vilaine, Indre-et-Loire, Isère, Haute-Loire, Loire-Atlantique, Lozère,
    Maine-et-Loire, Haute-Marne, Mayenne, Meurthe-et-Moselle, Moselle, Haute-Saône, Saône-et-Loire, Savoie,
    Haute-Savoie, Seine-Maritime, Seine-et-Marne, Tarn-et-Garonne, Vendée, Haute-Vienne, Essonne, Seine-Saint-Denis,
    Alsace, Lorraine, Bourgogne, Franche-Comté, Auvergne, Picardie, Aquitaine, Poitou-Charentes, Languedoc-Roussillon,
    Midi-Pyrénées, Provence, Rhône-Alpes, Touraine, Anjou, Camargue, Champagne, Sologne, baie de Somme, Maremme,
    Versilia, Valteline, Franciacorta, Valpolicella, Flandre zélandaise, Frise-Occidentale, Twente, Campine, Hesbaye,
    Gaume, Ardenne belge`,
  au: 'Pays basque, pays, Cabo de Gata',
  aux: 'Pays-Bas, îles',
  à: `Paris, Bruxelles-Capitale, Ceuta, Belle-Île-en-Mer, Majorque, Minorque, Formentera, Tenerife, Grande Canarie,
    Lanzarote, Fuerteventura, La Palma, La Gomera, El Hierro, Texel, Vlieland, Terschelling, Ameland,
    Schiermonnikoog, Walcheren`,
  'dans le': `Grand Est, Latium, Molise, Piémont, Trentin-Haut-Adige, Trentin, Haut-Adige, Guipuscoa,
    Flevoland, Limbourg, Brabant, Brabant-Septentrional, Luxembourg, Hainaut, Sud-Limbourg,
    Calvados, Cantal, Cher, Doubs, Finistère, Gard, Gers, Jura, Loir-et-Cher, Loiret, Lot, Lot-et-Garonne, Morbihan,
    Nord, Pas-de-Calais, Puy-de-Dôme, Bas-Rhin, Haut-Rhin, Rhône, Tarn, Var, Vaucluse, Territoire de Belfort,
    Val-de-Marne, Val-d’Oise, département,
    Luberon, Périgord, Perche, Limousin, Nord-Pas-de-Calais, Berry, Beaujolais, Morvan, Vercors, Quercy, Chianti,
    val d’Orcia, Val Gardena, Salento, Cilento, Gargano, Monferrat, Penedès, Salland, Westhoek, Pajottenland,
    Meetjesland, Hageland, Condroz, golfe, vignoble`,
  'dans la': `Communauté, Région, région des bulbes, province, Drenthe, Creuse, Drôme, Loire, Manche, Marne, Meuse,
    Nièvre, Sarthe, Somme, Vienne, vallée, campagne, péninsule, Sierra, Ribera, Veluwe, Betuwe`,
  'dans l’': `Overijssel, Achterhoek, Ain, Aisne, Allier, Aube, Aude, Aveyron, Eure, Hérault, Indre, Oise, Orne, Yonne`,
  dans: 'La Rioja',
  'dans les': `Hauts-de-France, Pays de la Loire, Asturies, Abruzzes, Marches, Pouilles,
    Alpes-de-Haute-Provence, Hautes-Alpes, Alpes-Maritimes, Ardennes, Bouches-du-Rhône, Côtes-d’Armor, Landes,
    Pyrénées-Atlantiques, Hautes-Pyrénées, Pyrénées-Orientales, Vosges, Yvelines, Deux-Sèvres, Hauts-de-Seine,
    Alpes, Pyrénées, Cévennes, Dolomites, Langhe, Cinque Terre, Rías, Picos de Europa, Hautes Fagnes, gorges, volcans,
    vignobles, collines, cantons`,
  'sur la': `Côte d’Azur, Côte Fleurie, Côte d’Opale, Côte d’Émeraude, Côte Émeraude, Côte de Granit rose,
    Côte Vermeille, côte, Costa, Riviera, route, colline`,
  'sur le': 'Bassin d’Arcachon',
  'sur l’': 'île',
  'sur les': 'crêtes, îles des Wadden',
  'au bord du': 'lac',
});

/** Names that change in the phrase. */
const WHOLE = new Map([
  ['Alpilles et Camargue', 'dans les Alpilles et en Camargue'],
  ['Alpujarras et Sierra Nevada', 'dans les Alpujarras et la Sierra Nevada'],
  ['Le Gooi', 'dans le Gooi'],
]);

const inArea = (name: string) => WHOLE.get(name) ?? inNamedArea(name);

/** Towns named after a landscape or a part of one. */
const inNamedTown = phraseFinder({ au: 'Cap d’Agde, Lido', 'dans la': 'Sierra Nevada' });

const ofSight = phraseFinder({
  du: `Mont-Saint-Michel, Mont Blanc, Puy, château, musée, parc, Parc Astérix, Parc Güell, ZooParc, zoo, pont, palais,
    cirque, viaduc, dôme, théâtre, lac, beffroi, circuit, monastère, Plan Delta, Safaripark, Futuroscope, Teide,
    Colisée, Manneken-Pis, Parque, Keukenhof, Rijksmuseum, Burgers’ Zoo`,
  'de la': `tour, cité, Cité du Vin, Cité des arts et des sciences, grotte, Grotte bleue, dune, cathédrale, mosquée,
    basilique, fontaine, galerie, place, vallée, plage, maison, porte, citadelle, cascade, butte, Grand-Place,
    Sagrada Família, Piazza, Villa`,
  'de l’': 'Alhambra, aqueduc, Alcazar, abbaye, Atomium, aquarium, Etna',
  des: `plages, falaises, jardins, gorges, alignements, calanques, Machines, lacs, maisons, murailles, arènes, Sassi,
    trulli, Trois Cimes, tours, mosaïques, moulins, halles, grottes, ruines, ascenseurs`,
  'd’': 'Efteling',
  de: `Disneyland, Notre-Dame, Rocamadour, Nausicaá, PortAventura, Montserrat, Pompéi, Gardaland, Mirabilandia,
    Castel, Civita, Zaanse Schans, Madurodam, Giethoorn, Walibi, Slagharen, Pairi Daiza, Plopsaland`,
});

/** Whether a name is elided: before a vowel, and for the few towns with a mute h. */
const isElided = (name: string) =>
  /^(?:[aeiouœ]|y[^aeiou]|hyeres|honfleur|hossegor)/i.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** French and Belgian towns decline their article: "Le Touquet", "au Touquet", "du Touquet". */
const hasFrenchArticle = (country: string) => country === 'FR' || country === 'BE' || country === 'NL';

function declined(name: string, country: string, le: string, les: string): string | undefined {
  const [, article = '', rest = ''] = /^(Les?) (.+)$/.exec(name) ?? [];
  if (article === '' || !hasFrenchArticle(country)) return undefined;
  return `${article === 'Le' ? le : les} ${rest}`;
}

const of = (name: string) => joined(isElided(name) ? 'd’' : 'de', name);

/** Phrases for places in French. */
export const french: Grammar = {
  inArea,
  inProvince: (name) => inArea(name) ?? `dans la province ${of(name)}`,
  inTown: (name, country) => inNamedTown(name) ?? declined(name, country, 'au', 'aux') ?? `à ${name}`,
  ofTown: (name, country) => declined(name, country, 'du', 'des') ?? of(name),
  ofSight,
  near: 'près',
  around: 'autour',
};
