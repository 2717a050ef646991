import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document } from './Document.tsx';

hydrateRoot(document, createElement(Document));
