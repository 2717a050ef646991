import type { Guidance } from './Guidance.ts';

export const structure: Readonly<Record<string, Guidance>> = {
  Button: {
    anatomy: { Icon: 'before or after the words', Words: 'a verb', Ring: 'turns while it is busy' },
    dos: ['Set `isLoading` while it works: it keeps its width and its focus, and says that it is busy.'],
    donts: ['Do not have two primary buttons in one view.'],
  },
  Accordion: {
    anatomy: { Header: 'a heading that opens what is below', Content: 'found by the browser’s own search' },
    dos: ['Open the one that the address names.'],
    donts: ['Do not hide in it what everybody has to know before paying.'],
  },
  Tabs: {
    anatomy: { Tab: 'one tab stop; arrows go on', Panel: 'shown for its tab' },
    dos: ['Keep what was typed in a hidden panel.'],
    donts: ['Do not use tabs for steps that have an order.'],
  },
  Steps: {
    anatomy: { Step: 'number and name; a link when it is done' },
    dos: ['Let people go back to what is done without losing what comes after.'],
    donts: ['Do not number more steps than there are pages.'],
  },
  CardCarousel: {
    anatomy: {
      Title: 'names the row',
      Cards: 'all in the page, in order',
      Buttons: 'a screenful on or back',
    },
    dos: ['Let a part of the next card be seen.'],
    donts: ['Do not put more than about a dozen cards into it: lead to the list.'],
  },
  Notice: {
    anatomy: { Drawing: 'of its tone', Title: 'in a few words', Text: 'what happened, and what to do' },
    dos: ['Say what to do next, and offer it.'],
    donts: ['Do not announce what was there when the page loaded.'],
  },
  Pagination: {
    anatomy: { Legend: 'which part is shown', Numbers: 'with gaps', Arrows: 'the page before and after' },
    dos: ['Go to the first result, and give it the focus, when a page is loaded in place.'],
    donts: ['Do not show it for one page.'],
  },
  DisclosureNavigation: {
    anatomy: { Item: 'a link, or a button that opens what is below', Panel: 'columns of links' },
    dos: ['Have all links in the page that the server sends.'],
    donts: ['Do not use the roles of an application menu: these are links.'],
  },
};
