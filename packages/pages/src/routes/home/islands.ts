export { SearchPanel } from '../../features/searchBox/SearchPanel.tsx';
