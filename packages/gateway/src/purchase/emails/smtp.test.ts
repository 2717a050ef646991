import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpSender } from './smtp.ts';

/** E-mails that the server received, one text each. */
const received: string[] = [];
let server: Server;

/** A server that accepts every e-mail (RFC 5321). */
function serve(socket: Socket): void {
  let unread = '';
  let isData = false;
  socket.write('220 mail\r\n');
  socket.on('data', (chunk) => {
    unread += chunk.toString();
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = unread.indexOf(end);
      if (at === -1) return;
      const text = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (isData) received.push(text);
      const isQuestion = !isData && text.startsWith('DATA');
      isData = isQuestion;
      socket.write(isQuestion ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
}

beforeAll(async () => {
  server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Headers of an e-mail as received, each on one line. */
async function headersOf(unsubscribeUrl: string | null): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const send = createSmtpSender(`smtp://127.0.0.1:${port}`, 'Sabadora <mail@example.com>');
  const texts = { subject: 'Ideas', html: '<p>Ideas</p>', text: 'Ideas' };
  await send({ id: '1', recipient: 'ana@example.com', ...texts, unsubscribeUrl });
  const [head = ''] = (received.at(-1) ?? '').split('\r\n\r\n');
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test('RFC 8058: an e-mail of a subscription says how a mail program ends it', async () => {
  const url = 'https://www.example.com/front-gateway/marketing/newsletter/unsubscribe?token=a1';
  expect(await headersOf(url)).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${url}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Message-ID: <1@example.com>',
    ]),
  );
});

test('every other e-mail says nothing of it', async () => {
  expect((await headersOf(null)).join('\n')).not.toContain('List-Unsubscribe');
});
