import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Written = (error?: Error) => void;

/**
 * The connection of a node-postgres client to a PGlite in this process, in place of a socket. The messages of a statement
 * are one call of PGlite, and its response is read once, by node-postgres: PGlite's own adapter calls it for each message
 * and reads the response before node-postgres does, a third more time for a short statement.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** Emits `connect` later, as a socket does. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Each response is pushed when it is complete.
  }

  override _write(message: Uint8Array, _encoding: unknown, written: Written): void {
    this.#send(message, written);
  }

  /** Messages that node-postgres corked: those of one statement. */
  override _writev(messages: readonly { chunk: Uint8Array }[], written: Written): void {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk)), written);
  }

  /** The client's last message is through. */
  override _final(ended: () => void): void {
    this.push(null);
    ended();
  }

  #send(message: Uint8Array, written: Written): void {
    const response: Uint8Array[] = [];
    this.#pglite
      .execProtocolRawStream(message, {
        // A copy: it is a window on PGlite's memory.
        onRawData: (part) => response.push(part.slice()),
      })
      .then(() => {
        // Only now: what the client writes in return would be lost while this stream is still writing.
        for (const part of response) this.push(part);
        written();
      }, written);
  }
}
