import { defineWords } from '../words/useWords.ts';

export interface BreadcrumbWords {
  /** Name of the navigation. */
  breadcrumb: string;
  /** Name of the button that shows the middle of a collapsed path. */
  showAll: string;
}

export const breadcrumbWords = defineWords<BreadcrumbWords>({
  en: { breadcrumb: 'Breadcrumb', showAll: 'Show the whole path' },
  fr: { breadcrumb: 'Fil d’Ariane', showAll: 'Afficher tout le chemin' },
  es: { breadcrumb: 'Ruta de navegación', showAll: 'Mostrar toda la ruta' },
  it: { breadcrumb: 'Percorso di navigazione', showAll: 'Mostra tutto il percorso' },
  nl: { breadcrumb: 'Kruimelpad', showAll: 'Volledig pad tonen' },
});
