import type { Theme } from '../../wording/codes.ts';
import type { Phrase } from '../../wording/phrases.ts';

/** Names of offers by theme. */
export const LABELS: Readonly<Record<Theme, readonly Phrase[]>> = {
  romantic: [
    [
      'Escapade romantique {at}',
      'Escapada romántica {at}',
      'Fuga romantica {at}',
      'Romantisch weekend {at}',
      'Romantic escape {at}',
    ],
    [
      'Week-end en amoureux {at}',
      'Fin de semana en pareja {at}',
      'Weekend per due {at}',
      'Weekend met z’n tweeën {at}',
      'Weekend for two {at}',
    ],
    ['Parenthèse à deux', 'Una pausa a dos', 'Una pausa in due', 'Even samen weg', 'Time for two'],
  ],
  wellness: [
    [
      'Pause bien-être {at}',
      'Pausa de bienestar {at}',
      'Pausa benessere {at}',
      'Wellness-weekend {at}',
      'Wellness break {at}',
    ],
    ['Détente et spa', 'Relax y spa', 'Relax e spa', 'Rust en spa', 'Rest and spa'],
    ['Lâcher prise {at}', 'Desconectar {at}', 'Staccare la spina {at}', 'Tot rust komen {at}', 'Unwind {at}'],
  ],
  family: [
    [
      'Week-end en famille {at}',
      'Fin de semana en familia {at}',
      'Weekend in famiglia {at}',
      'Gezinsweekend {at}',
      'Family weekend {at}',
    ],
    [
      'Aventures pour petits et grands',
      'Aventuras para pequeños y mayores',
      'Avventure per grandi e piccoli',
      'Avontuur voor jong en oud',
      'Adventures for all ages',
    ],
    [
      'Tous ensemble {at}',
      'Todos juntos {at}',
      'Tutti insieme {at}',
      'Samen op stap {at}',
      'All together {at}',
    ],
  ],
  gastronomy: [
    [
      'Escapade gourmande {at}',
      'Escapada gastronómica {at}',
      'Fuga gastronomica {at}',
      'Culinair weekend {at}',
      'Food lovers’ escape {at}',
    ],
    [
      'Saveurs du terroir',
      'Sabores de la tierra',
      'Sapori del territorio',
      'Smaken van de streek',
      'Flavours of the region',
    ],
    ['À table {at}', 'A la mesa {at}', 'A tavola {at}', 'Aan tafel {at}', 'A table is laid {at}'],
  ],
  city: [
    [
      'Escapade en ville {at}',
      'Escapada urbana {at}',
      'Weekend in città {at}',
      'Stedentrip {at}',
      'City break {at}',
    ],
    ['{town} à pied', '{town} a pie', '{town} a piedi', '{town} te voet', '{town} on foot'],
    ['48 heures {at}', '48 horas {at}', '48 ore {at}', '48 uur {at}', '48 hours {at}'],
  ],
  sea: [
    ['Bord de mer {at}', 'Junto al mar {at}', 'In riva al mare {at}', 'Aan zee {at}', 'By the sea {at}'],
    ['Grand bol d’air marin', 'Aire de mar', 'Aria di mare', 'Uitwaaien aan zee', 'Sea air'],
    [
      'Les pieds dans le sable {at}',
      'Los pies en la arena {at}',
      'Con i piedi nella sabbia {at}',
      'Met je voeten in het zand {at}',
      'Toes in the sand {at}',
    ],
  ],
  nature: [
    ['Au vert {at}', 'En plena naturaleza {at}', 'Nel verde {at}', 'Buitenleven {at}', 'Into the green {at}'],
    [
      'Bol d’air et grands espaces',
      'Aire puro y horizontes abiertos',
      'Aria pura e grandi spazi',
      'Frisse lucht en ruimte',
      'Fresh air and open spaces',
    ],
    [
      'Week-end nature {at}',
      'Fin de semana de naturaleza {at}',
      'Weekend nella natura {at}',
      'Natuurweekend {at}',
      'Nature weekend {at}',
    ],
  ],
  wine: [
    [
      'Route des vins {at}',
      'Ruta del vino {at}',
      'Sulle strade del vino {at}',
      'Wijnweekend {at}',
      'Wine weekend {at}',
    ],
    [
      'Entre vignes et caves',
      'Entre viñas y bodegas',
      'Tra vigne e cantine',
      'Tussen wijngaard en kelder',
      'Between vines and cellars',
    ],
  ],
  culture: [
    [
      'Patrimoine et découvertes {at}',
      'Patrimonio y descubrimientos {at}',
      'Arte e scoperte {at}',
      'Erfgoed ontdekken {at}',
      'Heritage and discoveries {at}',
    ],
    [
      'Sur les pas de l’histoire',
      'Tras los pasos de la historia',
      'Sui passi della storia',
      'In de voetsporen van het verleden',
      'In the footsteps of history',
    ],
  ],
  adventure: [
    [
      'Week-end actif {at}',
      'Fin de semana activo {at}',
      'Weekend attivo {at}',
      'Actief weekend {at}',
      'Active weekend {at}',
    ],
    [
      'Sport et grand air {at}',
      'Deporte y aire libre {at}',
      'Sport all’aria aperta {at}',
      'Sportief buiten {at}',
      'Sport in the open air {at}',
    ],
  ],
  unusual: [
    [
      'Nuit insolite {at}',
      'Una noche insólita {at}',
      'Una notte insolita {at}',
      'Bijzondere overnachting {at}',
      'A night like no other {at}',
    ],
    [
      'Dormir autrement',
      'Dormir de otra manera',
      'Dormire in modo diverso',
      'Eens anders slapen',
      'Sleep somewhere different',
    ],
  ],
  golf: [
    [
      'Séjour golf {at}',
      'Escapada de golf {at}',
      'Soggiorno golf {at}',
      'Golfweekend {at}',
      'Golf break {at}',
    ],
    ['Green et détente', 'Golf y relax', 'Green e relax', 'Golf en rust', 'Golf and rest'],
  ],
  luxury: [
    [
      'Parenthèse de luxe {at}',
      'Un lujo {at}',
      'Una pausa di lusso {at}',
      'Luxe weekend {at}',
      'A touch of luxury {at}',
    ],
    [
      'Le grand confort',
      'El placer de los detalles',
      'Il piacere dei dettagli',
      'Alles erop en eraan',
      'The full treatment',
    ],
  ],
};
