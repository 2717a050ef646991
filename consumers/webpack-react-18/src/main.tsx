import { browserLocation, queryLocation } from '@sabadora/hooks';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@sabadora/design-system/theme.css';
import '@sabadora/design-system/StayCalendar.css';
import '@sabadora/design-system/RangeSlider.css';
import '@sabadora/design-system/OfferCard.css';
import '@sabadora/design-system/Drawer.css';
import '@sabadora/design-system/Button.css';
import { now } from './now';
import { TravelPage } from './TravelPage';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');
const location = queryLocation(browserLocation());
createRoot(root).render(
  <StrictMode>
    <TravelPage now={now} location={location} />
  </StrictMode>,
);
