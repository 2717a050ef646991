import { browserLocation } from '@sabadora/hooks';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document } from './Document.tsx';

const { pathname, search } = window.location;
hydrateRoot(document, createElement(Document, { href: pathname + search, location: browserLocation() }));
