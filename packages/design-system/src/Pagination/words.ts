import { defineWords } from '../words/useWords.ts';

export interface PaginationWords {
  /** Name of the navigation. */
  pagination: string;
  previous: string;
  next: string;
  /** Name of a page's link. */
  page: (page: number) => string;
}

export const paginationWords = defineWords<PaginationWords>({
  en: { pagination: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
  fr: {
    pagination: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page) => `Page ${page}`,
  },
  es: {
    pagination: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
  },
  it: {
    pagination: 'Pagine',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    page: (page) => `Pagina ${page}`,
  },
  nl: {
    pagination: 'Pagina’s',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    page: (page) => `Pagina ${page}`,
  },
});
