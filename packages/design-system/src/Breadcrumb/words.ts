/** A breadcrumb's own words, in one language. */
export interface BreadcrumbWords {
  /** Name of the navigation. */
  breadcrumb: string;
  /** Name of the button that shows the middle of a collapsed path. */
  showAll: string;
}

export const en: BreadcrumbWords = { breadcrumb: 'Breadcrumb', showAll: 'Show the whole path' };

export const fr: BreadcrumbWords = { breadcrumb: 'Fil d’Ariane', showAll: 'Afficher tout le chemin' };

export const es: BreadcrumbWords = { breadcrumb: 'Ruta de navegación', showAll: 'Mostrar toda la ruta' };

export const it: BreadcrumbWords = {
  breadcrumb: 'Percorso di navigazione',
  showAll: 'Mostra tutto il percorso',
};

export const nl: BreadcrumbWords = { breadcrumb: 'Kruimelpad', showAll: 'Volledig pad tonen' };
