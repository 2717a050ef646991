import type { ParticipantKind } from './ParticipantsField.tsx';

/** Kinds of travellers in the stories and tests. */
export type ExampleKind = 'adults' | 'children' | 'babies';
/** Number of travellers of each kind in the stories and tests. */
export type ExampleParty = Readonly<Record<ExampleKind, number>>;

const count = (one: string, many: string) => (people: number) => `${people} ${people === 1 ? one : many}`;

const formats: Record<ExampleKind, (people: number) => string> = {
  adults: count('adult', 'adults'),
  children: count('child', 'children'),
  babies: count('baby', 'babies'),
};

/** Kinds for tests and stories, with the bounds and ages of SE-062 and SE-064. */
export const exampleKinds: readonly ParticipantKind<ExampleKind>[] = [
  {
    id: 'adults',
    label: 'Adults',
    description: '12 and over',
    minValue: 1,
    maxValue: 20,
    formatCount: formats.adults,
  },
  {
    id: 'children',
    label: 'Children',
    description: '3 to 11',
    minValue: 0,
    maxValue: 10,
    formatCount: formats.children,
  },
  {
    id: 'babies',
    label: 'Babies',
    description: '0 to 2',
    minValue: 0,
    maxValue: 10,
    formatCount: formats.babies,
  },
];

/** "2 adults, 1 child": always with adults, and with the other kinds that are not zero. */
export function exampleSummary(party: ExampleParty): string {
  return exampleKinds
    .filter(({ id }) => id === 'adults' || party[id] > 0)
    .map(({ id }) => formats[id](party[id]))
    .join(', ');
}
