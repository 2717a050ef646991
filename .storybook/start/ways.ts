export const recipes = [
  {
    page: 'Recipes',
    title: 'A search page',
    sentence: 'A destination, its stays and their pages, with the search in the address, in 80 lines.',
  },
  {
    page: 'Recipes',
    title: 'A booking bar',
    sentence: 'Dates with prices and rules of their own, and who travels: a draft until it is searched.',
  },
  {
    page: 'Recipes',
    title: 'Filters with live counts',
    sentence: 'What is chosen is counted at once; the button says how many are left.',
  },
  { page: 'Recipes', title: 'An own brand', sentence: 'A theme is data; its contrast is computed.' },
  { page: 'Recipes', title: 'An own language', sentence: 'Words by component, in a language of yours.' },
  {
    page: 'Blocks/Home rows',
    title: 'Blocks of pages',
    sentence: 'The rows of a home page and the blocks that editors write, put together from the parts.',
  },
];

export const guides = [
  {
    page: 'Guides/Coming from Backpack',
    title: 'From Backpack',
    sentence: 'Skyscanner’s archived system: what takes the place of each part.',
  },
  {
    page: 'Guides/Coming from React Aria Components',
    title: 'From React Aria Components',
    sentence: 'Whole components rather than parts; what means the same, and what does not.',
  },
  {
    page: 'Guides/Coming from react-dates',
    title: 'From react-dates',
    sentence: 'Days as ISO text, without Moment; every prop with its counterpart.',
  },
];
