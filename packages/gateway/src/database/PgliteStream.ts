import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Written = (error?: Error) => void;

/**
 * Connects a node-postgres client to a PGlite in this process, in place of a socket. The messages of a statement are
 * sent in one call of PGlite, and only node-postgres parses the response. PGlite's own adapter makes a call per
 * message and parses each response itself, which takes a third longer for a short statement.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** Emits `connect` asynchronously, as a socket does. */
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
    // Nothing to do: each response is pushed when it is complete.
  }

  override _write(message: Uint8Array, _encoding: unknown, written: Written): void {
    this.#send(message, written);
  }

  /** Sends the messages that node-postgres corked: those of one statement. */
  override _writev(messages: readonly { chunk: Uint8Array }[], written: Written): void {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk)), written);
  }

  /** Called after the client's last message. */
  override _final(ended: () => void): void {
    this.push(null);
    ended();
  }

  #send(message: Uint8Array, written: Written): void {
    const response: Uint8Array[] = [];
    this.#pglite
      .execProtocolRawStream(message, {
        // Copied, because the part is a view of PGlite's memory.
        onRawData: (part) => response.push(part.slice()),
      })
      .then(() => {
        // Pushed only now: a message that the client writes in return would be lost while this stream is still
        // writing.
        for (const part of response) this.push(part);
        written();
      }, written);
  }
}
