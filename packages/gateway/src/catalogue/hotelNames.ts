import type { Environment, HotelType } from './codes.ts';
import type { Town } from './places.ts';
import type { Random } from './random.ts';

type LocalLanguage = 'fr' | 'es' | 'it' | 'nl';

/** What houses are named after; a part that fits any of the heads of its language. */
const AFTER: Readonly<Record<LocalLanguage, Readonly<Record<Environment, readonly string[]>>>> = {
  fr: {
    sea: ['des Embruns', 'de la Jetée', 'des Dunes', 'du Phare', 'de la Grève', 'des Goélands', 'des Tamaris', 'de la Corniche', 'des Sables Blonds', 'du Vieux Port', 'des Marées', 'de la Vigie'],
    mountain: ['des Cimes', 'du Torrent', 'des Mélèzes', 'du Grand Pré', 'des Edelweiss', 'du Refuge Perdu', 'de la Cascade', 'des Marmottes', 'des Deux Vallées', 'du Col', 'des Alpages', 'de la Combe'],
    countryside: ['du Vieux Moulin', 'des Tilleuls', 'des Coquelicots', 'du Verger', 'de la Fontaine', 'des Quatre Vents', 'du Pigeonnier', 'des Glycines', 'de la Closerie', 'des Grands Chênes', 'du Colombier', 'de la Roseraie'],
    city: ['des Arcades', 'du Beffroi', 'de la Halle', 'des Imprimeurs', 'du Passage', 'des Lumières', 'de la Place Ronde', 'des Tanneurs', 'du Cloître', 'des Artisans', 'de la Petite Cour', 'des Carmes'],
    vineyard: ['des Vendanges', 'du Clos', 'des Sarments', 'du Pressoir', 'des Ceps', 'de la Treille', 'du Chai', 'des Grappes', 'des Coteaux', 'de la Tonnellerie'],
    lake: ['du Lac', 'des Rives', 'de la Presqu’île', 'des Roseaux', 'du Ponton', 'des Nénuphars', 'de la Baie', 'des Libellules', 'du Martin-pêcheur', 'des Deux Rives'],
    forest: ['des Fougères', 'de la Clairière', 'des Hêtres', 'du Grand Cerf', 'des Bruyères', 'de la Futaie', 'du Renard Roux', 'des Bouleaux', 'de la Source', 'des Sous-bois'],
  },
  es: {
    sea: ['del Faro', 'de la Brisa', 'de las Olas', 'del Espigón', 'de la Caleta', 'de las Gaviotas', 'del Arenal', 'de la Marea', 'de los Pescadores', 'del Malecón', 'de la Sal', 'del Levante'],
    mountain: ['de la Cumbre', 'del Valle', 'de los Pinos', 'del Collado', 'de la Nevera', 'del Rebeco', 'de la Cascada', 'del Puente Viejo', 'de las Hayas', 'del Refugio', 'de la Braña', 'del Torrente'],
    countryside: ['de los Almendros', 'del Molino', 'de la Encina', 'del Olivar', 'de la Era', 'del Pozo', 'de las Cigüeñas', 'de la Higuera', 'del Trigal', 'de los Naranjos', 'del Romero', 'de la Alberca'],
    city: ['de la Plazuela', 'del Arco', 'de los Soportales', 'de la Catedral', 'del Azulejo', 'de los Plateros', 'del Mercado', 'de la Muralla', 'del Convento', 'de la Judería', 'del Reloj', 'de los Escribanos'],
    vineyard: ['de la Vendimia', 'del Lagar', 'de las Viñas', 'de la Bodega', 'del Racimo', 'de las Barricas', 'de la Cepa', 'del Tempranillo', 'del Sarmiento', 'de la Solera'],
    lake: ['del Lago', 'de la Orilla', 'del Embalse', 'de los Juncos', 'de la Garza', 'del Embarcadero', 'de la Laguna', 'de los Sauces', 'del Agua Clara', 'del Remanso'],
    forest: ['del Bosque', 'de los Robles', 'del Helecho', 'de la Fuente', 'del Ciervo', 'del Castañar', 'de los Abetos', 'de la Dehesa', 'del Búho', 'del Musgo'],
  },
  it: {
    sea: ['del Faro', 'della Marina', 'dei Gabbiani', 'della Scogliera', 'delle Onde', 'del Porticciolo', 'delle Conchiglie', 'della Brezza', 'dei Pescatori', 'del Molo', 'della Baia', 'delle Reti'],
    mountain: ['delle Cime', 'del Larice', 'della Stella Alpina', 'del Torrente', 'dei Camosci', 'del Rifugio', 'della Malga', 'delle Vette', 'del Sole Alto', 'dei Due Passi', 'della Cascata', 'degli Abeti'],
    countryside: ['degli Ulivi', 'dei Cipressi', 'del Mulino', 'della Quercia', 'dei Girasoli', 'del Fienile', 'della Torre', 'del Pozzo', 'delle Rondini', 'della Ginestra', 'del Melograno', 'dei Gelsi'],
    city: ['dei Portici', 'della Loggia', 'del Chiostro', 'delle Arti', 'dei Mercanti', 'del Campanile', 'della Corte', 'degli Orefici', 'del Teatro', 'della Piazzetta', 'dei Tintori', 'delle Erbe'],
    vineyard: ['della Vendemmia', 'dei Filari', 'del Tino', 'delle Vigne', 'della Cantina', 'del Grappolo', 'dei Tralci', 'delle Botti', 'del Poggio', 'della Barbera'],
    lake: ['del Lago', 'della Riva', 'dei Cigni', 'del Pontile', 'delle Camelie', 'della Darsena', 'delle Ninfee', 'dei Salici', 'del Golfo', 'della Punta'],
    forest: ['del Bosco', 'dei Faggi', 'del Castagno', 'della Radura', 'del Cervo', 'delle Felci', 'della Sorgente', 'del Gufo', 'dei Lecci', 'del Muschio'],
  },
  nl: {
    sea: ['de Duinroos', 'de Zilvermeeuw', 'de Vuurtoren', 'het Strandhuys', 'de Golfslag', 'de Branding', 'het Anker', 'de Schelp', 'de Stormvogel', 'de Zeewind', 'het Wad', 'de Boei'],
    mountain: ['de Heuvelrug', 'het Uitzicht', 'de Bergbeek', 'de Steile Wand', 'de Rots', 'het Dal', 'de Hoge Weide', 'de Adelaar', 'de Oude Pas', 'de Bron'],
    countryside: ['de Korenbloem', 'de Boomgaard', 'het Molenhuis', 'de Weide', 'de Linde', 'de Vier Seizoenen', 'de Zwaluw', 'het Koetshuis', 'de Kersentuin', 'de Rietgors', 'de Hooiberg', 'de Ooievaar'],
    city: ['de Grachtengordel', 'het Pakhuis', 'de Lakenhal', 'de Stadspoort', 'het Weeshuis', 'de Drukkerij', 'de Halve Maan', 'het Gildehuis', 'de Waag', 'de Brouwerij', 'de Wijde Poort', 'het Begijntje'],
    vineyard: ['de Wijngaard', 'de Druiventros', 'het Wijnhuis', 'de Rank', 'de Kelder', 'de Zonnige Helling', 'de Kuiper', 'de Oogst'],
    lake: ['de Plas', 'het Riet', 'de Waterlelie', 'de Steiger', 'de Aalscholver', 'de Fuut', 'het Botenhuis', 'de Oever', 'de IJsvogel', 'het Meerzicht'],
    forest: ['de Eekhoorn', 'de Heide', 'het Edelhert', 'de Dennen', 'de Bosuil', 'de Varen', 'de Oude Eik', 'het Sprengendal', 'de Specht', 'de Beuken'],
  },
};

const HEADS: Readonly<Record<LocalLanguage, Readonly<Record<HotelType, readonly string[]>>>> = {
  fr: {
    hotel: ['Hôtel', 'Hôtel', 'Grand Hôtel'], boutique: ['Hôtel', 'Maison', 'Le Pavillon'], bnb: ['La Maison', 'Chambres', 'La Demeure'], inn: ["L'Auberge", 'Auberge', 'Relais'],
    castle: ['Château', 'Manoir', 'Domaine'], cottage: ['Le Gîte', 'La Ferme', 'Le Mas'], lodge: ['Chalet', 'Les Cabanes', 'Lodge'], resort: ['Domaine', 'Resort'], aparthotel: ['Résidence', 'Les Appartements'], camping: ['Camping', 'Les Tentes'],
  },
  es: {
    hotel: ['Hotel', 'Hotel', 'Gran Hotel'], boutique: ['Casa', 'Hotel Boutique', 'Palacete'], bnb: ['La Casa', 'Las Habitaciones', 'El Rincón'], inn: ['Posada', 'La Posada', 'Hostería'],
    castle: ['Castillo', 'Palacio', 'Hacienda'], cottage: ['Casa Rural', 'Finca', 'Cortijo'], lodge: ['Las Cabañas', 'Refugio', 'Chalet'], resort: ['Resort', 'Hotel y Spa'], aparthotel: ['Apartamentos', 'Las Residencias'], camping: ['Camping', 'Glamping'],
  },
  it: {
    hotel: ['Hotel', 'Albergo', 'Grand Hotel'], boutique: ['Palazzo', 'Relais', 'Dimora'], bnb: ['La Casa', 'Le Stanze', 'Le Camere'], inn: ['Locanda', 'La Locanda', 'Osteria'],
    castle: ['Castello', 'Villa', 'Tenuta'], cottage: ['Agriturismo', 'Podere', 'Casale'], lodge: ['Chalet', 'Baita', 'Rifugio'], resort: ['Resort', 'Parco'], aparthotel: ['Residence', 'Le Residenze'], camping: ['Camping', 'Glamping'],
  },
  nl: {
    hotel: ['Hotel', 'Hotel', 'Grand Hotel'], boutique: ['Boetiekhotel', 'Hotel', 'Logement'], bnb: ['B&B', 'Logement', 'Gastenkamers'], inn: ['Herberg', 'Hotel-Restaurant', 'Taveerne'],
    castle: ['Kasteel', 'Landgoed', 'Buitenplaats'], cottage: ['Hoeve', 'Boerderij', 'Landhuis'], lodge: ['Lodge', 'Boshuis', 'Chalet'], resort: ['Resort', 'Buitengoed'], aparthotel: ['Residentie', 'Appartementen'], camping: ['Camping', 'Natuurkampeerterrein'],
  },
};

/** Invented people houses are named after. */
const PEOPLE: Readonly<Record<LocalLanguage, readonly string[]>> = {
  fr: ['Adélaïde', 'Hortense', 'Célestine', 'Anselme', 'Léonie', 'Augustin', 'Mathurin', 'Clémence', 'Honorine', 'Basile'],
  es: ['Aurelia', 'Casilda', 'Jacinta', 'Leandro', 'Eulalia', 'Benito', 'Remedios', 'Anselmo', 'Carmela', 'Teodora'],
  it: ['Ginevra', 'Ortensia', 'Fiammetta', 'Ludovico', 'Bianca', 'Celestina', 'Ersilia', 'Tommaso', 'Livia', 'Clemente'],
  nl: ['Hendrika', 'Cornelis', 'Machteld', 'Wilhelmien', 'Joris', 'Annelies', 'Floris', 'Lijsbeth', 'Godfried', 'Margriet'],
};

interface Naming {
  type: HotelType;
  scene: Environment;
  language: LocalLanguage;
  town: Town;
  random: Random;
}

/** An invented name as a house of that kind has in that country, in the country's language. */
export function hotelName({ type, scene, language, town, random }: Naming): string {
  const head = random.pick(HEADS[language][type]);
  const roll = random.unit();
  if (roll < 0.14 && type !== 'camping' && type !== 'resort') return personal(language, head, random.pick(PEOPLE[language]));
  const after = random.pick(AFTER[language][scene]);
  if (roll > 0.85 && town.localName.length < 16) return `${joined(language, head, after)} ${town.localName}`;
  return joined(language, head, after);
}

function joined(language: LocalLanguage, head: string, after: string): string {
  if (language !== 'nl') return `${head} ${after}`;
  return `${head} ${after.charAt(0).toUpperCase()}${after.slice(1)}`;
}

function personal(language: LocalLanguage, head: string, person: string): string {
  const startsWithVowel = /^[AEIOUYHÉÈ]/.test(person);
  switch (language) {
    case 'fr':
      return `${head} ${startsWithVowel ? `d'${person}` : `de ${person}`}`;
    case 'es':
      return `${head} de ${person}`;
    case 'it':
      return `${head} di ${person}`;
    case 'nl':
      return `${head} ${person}`;
  }
}
