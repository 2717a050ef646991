/** The texts of a `Pagination` in one language. */
export interface PaginationWords {
  /** Name of the navigation. */
  pagination: string;
  previous: string;
  next: string;
  /** Name of a page's link. */
  page: (page: number) => string;
}

export const en: PaginationWords = {
  pagination: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page.toLocaleString('en')}`,
};

export const fr: PaginationWords = {
  pagination: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page) => `Page ${page.toLocaleString('fr')}`,
};

export const es: PaginationWords = {
  pagination: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page) => `Página ${page.toLocaleString('es')}`,
};

export const it: PaginationWords = {
  pagination: 'Pagine',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: (page) => `Pagina ${page.toLocaleString('it')}`,
};

export const nl: PaginationWords = {
  pagination: 'Pagina’s',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  page: (page) => `Pagina ${page.toLocaleString('nl')}`,
};
