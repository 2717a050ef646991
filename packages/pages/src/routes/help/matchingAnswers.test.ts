import { expect, test } from 'vitest';
import { matchingAnswers } from './matchingAnswers.ts';

const answer = (id: string, question: string, text: string) => ({
  id,
  question,
  answer: [{ tag: 'p' as const, children: [text] }],
});
const topics = [
  {
    id: 'booking',
    title: 'Booking',
    answers: [answer('pay', 'Comment payer ?', 'Par carte, ou plus tard.')],
  },
  {
    id: 'gifts',
    title: 'Gifts',
    answers: [
      answer('valid', 'Quelle durée ?', 'Dix-huit mois.'),
      answer('late', 'Trop tard ?', 'Appelez-nous.'),
    ],
  },
];
const found = (search: string) =>
  matchingAnswers(topics, search).map(({ id, answers }) => [id, answers.map((each) => each.id)]);

test('CH-109: an answer is found by words of its question and its text, however they are typed', () => {
  expect(found('')).toEqual([
    ['booking', ['pay']],
    ['gifts', ['valid', 'late']],
  ]);
  expect(found('DUREE mois')).toEqual([['gifts', ['valid']]]);
  expect(found('tard')).toEqual([
    ['booking', ['pay']],
    ['gifts', ['late']],
  ]);
  expect(found('tard mois')).toEqual([]);
});
