import { expect, test } from 'vitest';
import { proseFaults } from './proseFaults.ts';

test.each([
  ['fr', 'Quelle ville\u202f? « Lille\u00a0», 20\u00a0% d’offres\u00a0: voilà\u202f!', 1],
  ['fr', 'Quelle ville\u202f? «\u00a0Lille\u00a0», 20\u00a0% d’offres\u00a0: voilà\u202f!', 0],
  ['fr', 'Les 3 jours: oui ?', 3],
  ['fr', "Tu peux l'ouvrir", 2],
  ['es', 'Qué ciudad?', 1],
  ['es', '¿Qué ciudad? Abierto de 10\u00a0h a 18\u00a0h.', 0],
  ['it', 'Il vostro weekend...', 2],
  ['nl', 'Kies uw taal', 1],
  ['nl', 'Open van 10\u00a0u. tot 18\u00a0u., dagje uit', 0],
  ['nl', 'kies je taal.', 1],
  ['en', 'Up to 12 km', 1],
  ['en', 'Max. 180 characters. type less', 1],
] as const)('%s "%s" has %i faults', (language, text, count) => {
  expect(proseFaults(text, language)).toHaveLength(count);
});
