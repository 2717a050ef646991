export { loadHome } from './home/load.tsx';
export { loadNotFound } from './notFound/load.tsx';
export { loadSearch } from './search/load.tsx';
export { loadSplash } from './splash/load.tsx';
export { loadStay } from './stay/load.tsx';
export { PageHead } from './document/PageHead.tsx';
