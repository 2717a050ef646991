import { constants, setPriority } from 'node:os';
import { readAddress } from './pictureAddress.ts';
import { createPictures } from './pictures.ts';

// The process of `startDrawingAhead`: receives addresses from its parent and draws them into the folder of its
// argument.

setPriority(constants.priority.PRIORITY_LOW);
const [, , folder = ''] = process.argv;
const pictures = createPictures({ folder });

let last = Promise.resolve();

async function draw(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const picture = readAddress(address.replace(/^\/images\//, ''));
    // Failed pictures are drawn when they are first requested.
    if (picture) await pictures.find(picture).catch(() => undefined);
  }
}

process.on('message', (message: readonly string[] | 'finish') => {
  last = last.then(() => (message === 'finish' ? process.disconnect() : draw(message)));
});
// Disconnected when all pictures are drawn, or when the parent ends.
process.once('disconnect', () => process.exit());
