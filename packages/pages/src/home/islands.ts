export { SearchPanel } from '../searchPanel/SearchPanel.tsx';
