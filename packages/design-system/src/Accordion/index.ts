export { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx';
export { accordionKeys } from './keys.ts';
