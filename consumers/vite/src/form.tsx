import { createRoot } from 'react-dom/client';
import '@sabadora/design-system/styles.css';
import { BookingForm } from './BookingForm';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');
createRoot(root).render(<BookingForm />);
