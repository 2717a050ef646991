import type { Guidance } from './Guidance.ts';

export const navigation: Readonly<Record<string, Guidance>> = {
  Breadcrumb: {
    anatomy: {
      Pages: 'from the home page to this one, each a link but the last',
      Middle: 'behind a button in the short variant; in the page either way',
    },
    dos: ['Begin at the home page, and end with the page that is shown.'],
    donts: ['Do not show the steps of an order with it: those are `Steps`.'],
    keyboard: 'Links, and in the short variant a button: Enter opens the middle, and the focus goes there.',
    checked: [
      {
        note: 'It is a named navigation, and its last item is this page.',
        test: 'the whole path is a named navigation with a list, and its last item is this page',
      },
      {
        note: 'What the button reveals takes the focus.',
        test: 'CH-077: the middle expands, and focus goes to the first item that it reveals',
      },
    ],
  },
  Pagination: {
    anatomy: { Legend: 'which part is shown', Numbers: 'with gaps', Arrows: 'the page before and after' },
    dos: [
      'Say in `legend` which part is shown: “25 to 48 of 312”.',
      'Go to the first result, and give it the focus, when a page is loaded in place.',
    ],
    donts: ['Do not show it for one page.'],
    keyboard: 'Links: Tab goes from page to page, Enter follows.',
    checked: [
      {
        note: 'Every page is a link with a name, and the current one says so.',
        test: 'SE-246: every page is a link with a name, and the current one says so',
      },
      {
        note: 'A new tab works as on any link.',
        test: 'a plain click or Enter is handed to the caller, one for a new tab is not',
      },
    ],
  },
  Tabs: {
    anatomy: { Tab: 'one tab stop; arrows go on', Panel: 'shown for its tab' },
    dos: ['Let each panel be whole without the others.', 'Keep what was typed in a hidden panel.'],
    donts: ['Do not use tabs for steps that have an order.'],
    checked: [
      {
        note: 'A search in the page finds what a hidden panel holds.',
        test: 'a search in the page finds what a hidden panel holds, and selects its tab',
      },
      { note: 'Targets are 44 px high.', test: 'targets are 44 px high' },
    ],
  },
  SectionTabs: {
    entry: 'Tabs',
    anatomy: { Link: 'to a section of the page', Mark: 'under the section that is being read' },
    dos: ['Name the sections by the words of their headings.'],
    donts: ['Do not lead to other pages with it: a `FlowTabs` does.'],
    keyboard: 'Links: Enter goes to the section, and the keys go on from there.',
    checked: [
      {
        note: 'After a press the keys go on from the section.',
        test: 'the fragment of the address, which may hold a search, stays; keys go on from the section',
      },
      {
        note: 'A section comes to stand clear of what sticks to the top.',
        test: 'a section comes to stand clear of a bar taller than the offset',
      },
      {
        note: 'Without JavaScript the links lead to the sections.',
        test: 'without JavaScript the links lead to the sections',
      },
    ],
  },
  DisclosureNavigation: {
    anatomy: { Item: 'a link, or a button that opens what is below', Panel: 'columns of links' },
    dos: [
      'Give an item that opens a page of its own an `href` too: the panel then begins with it.',
      'Have all links in the page that the server sends.',
    ],
    donts: [
      'Do not put a level into it that holds one link.',
      'Do not use the roles of an application menu: these are links.',
    ],
    checked: [
      {
        note: 'Without a mouse everything opens by a press.',
        test: 'a row of links and of buttons that open what is below; the page shown is marked',
      },
      {
        note: 'What the mouse has opened, Escape closes wherever the focus is.',
        test: 'a press on what the mouse has opened makes it stay; Escape closes it wherever the focus is',
      },
    ],
  },
};
