import type { Grammar } from './grammar.ts';
import { phraseFinder } from './wording.ts';

/** Areas with an article, and provinces that need no "provincia"; others follow "en". */
const inNamedArea = phraseFinder({
  en: `Álava, Asturias, Cantabria, Ceuta, Guipúzcoa, La Rioja, Navarra, Vizcaya, Cerdeña del Sur, Altos del Sena`,
  'en la': `Comunidad, Región, región de los bulbos, provincia, Isla de Francia, isla, Costa, costa belga,
    costa holandesa, costa de Zelanda, Riviera, Camarga, Champaña, Gironda, Maremma, Valtelina, Vandea, Veluwe, Betuwe,
    Alpujarra, Ribera, Sierra, bahía, campiña, península, península sorrentina, ruta`,
  'en el': `País, Gran Este, Lacio, Piamonte, Véneto, Alto Adigio, Trentino, Brabante, Limburgo, Luxemburgo,
    Ain, Aisne, Allier, Aube, Aude, Aveyron, Cantal, Cher, Doubs, Eure, Gard, Gers, Alto Garona, Hérault, Indre, Jura,
    Loira, Alto Loira, Loira Atlántico, Loiret, Lot, Marne, Alto Marne, Norte, Oise, Orne, Paso de Calais, Bajo Rin,
    Alto Rin, Ródano, Alto Saona, Sarthe, Sena Marítimo, Somme, Tarn, Territorio de Belfort, Var, Alto Vienne, Yonne,
    departamento,
    Franco Condado, Lemosín, Norte-Paso de Calais, Luberon, Périgord, Perche, Berry, Beaujolais, Morvan, Vercors,
    Quercy, Pirineo, Penedés, Cabo de Gata, Chianti, Val d’Orcia, Salento, Cilento, Gargano, Monferrato, Achterhoek,
    Westhoek, Pajottenland, Meetjesland, Hageland, Condroz, Kempen neerlandés, golfo, lago, sur, valle`,
  'en los': `Países, Abruzos, Alpes, Altos Alpes, Altos Pirineos, Pirineos, Vosgos, Picos de Europa, cantones, viñedos,
    volcanes`,
  'en las': `Islas Baleares, islas, Ardenas, Bocas del Ródano, Landas, Cevenas, Rías, Dolomitas, Langhe, Altas Fagnes,
    colinas, gargantas`,
});

/** Names that change in the phrase. */
const WHOLE = new Map([
  ['Alpilles y Camarga', 'en las Alpilles y la Camarga'],
  ['Het Gooi', 'en el Gooi'],
  // The French department, not the region of La Mancha.
  ['Mancha', 'en el departamento de la Mancha'],
  ['Norte', 'en el departamento del Norte'],
]);

const inArea = (name: string) => WHOLE.get(name) ?? inNamedArea(name);

const ofSight = phraseFinder({
  del: `Monte Saint-Michel, Mont Blanc, Puy, castillo, palacio, Museo, Parque, puente, Puente Nuevo, Zoo, circo,
    viaducto, Teatro-Museo, teatro, acueducto, monasterio, Alcázar, Teide, Coliseo, Acuario, campanario, Atomium,
    circuito, Rijksmuseum, Safari, mercado, Plan Delta, Valle de los Templos, Etna, lago, Manneken Pis`,
  'de la': `torre, cueva, duna, catedral, ciudadela, Ciudad, Sagrada Família, Mezquita, playa, Fontana, Galería, plaza,
    Arena, basílica, Gran Plaza, Gruta, Piazza, Villa, Casa, Colina, Puerta, abadía, cascada`,
  'de los': 'acantilados, jardines, alineamientos, lagos, Sassi, trulli, mosaicos, molinos, ascensores',
  'de las': `playas, gargantas, Máquinas, calanques, Casas, murallas, Tres Cimas, torres, grutas, ruinas`,
  de: `la Alhambra, Disneyland, Notre Dame, Futuroscope, Rocamadour, Nausicaá, PortAventura, Montserrat, Pompeya,
    Gardaland, Mirabilandia, Castel, Civita, Efteling, Keukenhof, Zaanse Schans, Madurodam, Giethoorn, Walibi,
    Slagharen, Pairi Daiza, Plopsaland`,
});

/** Phrases for places in Spanish. */
export const spanish: Grammar = {
  inArea: (name) => inArea(name) ?? `en ${name}`,
  inProvince: (name) => inArea(name) ?? `en la provincia de ${name}`,
  inTown: (name) => `en ${name}`,
  ofTown: (name) => `de ${name}`,
  ofSight,
  near: 'cerca',
  around: 'alrededor',
};
