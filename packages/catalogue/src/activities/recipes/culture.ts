import type { ActivityRecipe } from './recipe.ts';

export const CULTURE: readonly ActivityRecipe[] = [
  {
    tagId: 122,
    alsoTagIds: [121],
    labels: [
      [
        'Visite guidée {at}',
        'Visita guiada {at}',
        'Visita guidata {at}',
        'Stadswandeling {at}',
        'Guided walk {at}',
      ],
      [
        '{town} par ses ruelles',
        '{town} por sus callejuelas',
        '{town} per vicoli',
        '{town} door de steegjes',
        '{town} by its back streets',
      ],
    ],
    promise: [
      'Une guide d’ici montre les cours, les escaliers et les histoires qui ne sont pas dans les livres.',
      'Una guía de aquí enseña los patios, las escaleras y las historias que no salen en los libros.',
      'Una guida del posto mostra i cortili, le scale e le storie che non stanno nei libri.',
      'Een gids van hier laat hofjes, trappen en verhalen zien die in geen boek staan.',
      'A local guide shows the courtyards, the stairs and the stories that are in no book.',
    ],
    minutes: [90, 120],
    euros: 18,
    group: [1, 6],
  },
  {
    tagId: 123,
    labels: [
      [
        'Visite d’un château {near}',
        'Visita a un castillo {near}',
        'Visita a un castello {near}',
        'Kasteelbezoek {near}',
        'Castle visit {near}',
      ],
    ],
    promise: [
      'Les salons, les cuisines et le jardin, avec quelqu’un qui a les clés.',
      'Los salones, las cocinas y el jardín, con alguien que tiene las llaves.',
      'I saloni, le cucine e il giardino, con qualcuno che ha le chiavi.',
      'De zalen, de keukens en de tuin, met iemand die de sleutels heeft.',
      'The halls, the kitchens and the garden, with someone who has the keys.',
    ],
    minutes: [90, 120],
    euros: 16,
    group: [1, 6],
  },
  {
    tagId: 125,
    alsoTagIds: [113],
    labels: [
      [
        'Visite de cave {at}',
        'Visita a una bodega {at}',
        'Visita in cantina {at}',
        'Kelderbezoek {at}',
        'Cellar visit {at}',
      ],
    ],
    promise: [
      'Des rangs de vigne aux fûts, puis quatre verres avec la vigneronne.',
      'De las cepas a las barricas, y después cuatro copas con la viticultora.',
      'Dai filari alle botti, poi quattro calici con la vignaiola.',
      'Van de wijnranken naar de vaten, en dan vier glazen met de wijnmaakster.',
      'From the vines to the barrels, then four glasses with the winemaker.',
    ],
    minutes: [90, 150],
    euros: 26,
    group: [1, 6],
  },
];
