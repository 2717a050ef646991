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
  page: (page) => `Page ${page}`,
};

export const fr: PaginationWords = {
  pagination: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page) => `Page ${page}`,
};

export const es: PaginationWords = {
  pagination: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page) => `Página ${page}`,
};

export const it: PaginationWords = {
  pagination: 'Pagine',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: (page) => `Pagina ${page}`,
};

export const nl: PaginationWords = {
  pagination: 'Pagina’s',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  page: (page) => `Pagina ${page}`,
};
