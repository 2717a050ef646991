import type { FastifyInstance } from 'fastify';

/**
 * Runs `work` repeatedly, never twice at once, from when the server listens until it closes. A round that fails is
 * logged.
 */
export function runWhileOpen(
  server: FastifyInstance,
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let round = Promise.resolve();
  const runRound = async () => {
    try {
      await work();
    } catch (error) {
      server.log.error({ err: error }, `a round of ${name} failed`);
    }
    next();
  };
  function next() {
    if (isClosing) return;
    timer = setTimeout(() => {
      round = runRound();
    }, everyMs).unref();
  }
  server.addHook('onListen', async () => next());
  server.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await round;
  });
}
