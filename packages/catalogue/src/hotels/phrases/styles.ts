import type { Style } from '../../wording/codes.ts';
import type { Phrase } from '../../wording/phrases.ts';

/** Sentences about what makes a house special, by style. */
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

/** Words before the list of a house's facilities. */
export const ON_SITE: Phrase = ['Sur place', 'En la casa', 'In struttura', 'Ter plaatse', 'On site'];
