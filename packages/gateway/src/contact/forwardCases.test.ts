import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { forwardCases } from './forwardCases.ts';
import { webToCaseFrom } from './webToCase.ts';

const MESSAGE = {
  locale: 'nl_BE',
  contact_reason: 'complaint',
  Booking_ID__c: '1000 0234',
  name: 'Zoë d’Été',
  email: 'zoe@example.com',
  phone: '+32 2 123 45 67',
  description: 'De kamer was koud & stil.',
};

describe.each(ruleDatabases)('CH-113, CH-127, D-106: cases that are forwarded, on $kind', ({ open }) => {
  let database: Database;
  let other: Server;
  let answer = 302;
  const received: Record<string, string>[] = [];
  const start = Date.parse('2026-11-23T09:00:00Z');
  let nowMs = start;

  beforeAll(async () => {
    database = await open();
    other = createServer(async (request, response) => {
      received.push(Object.fromEntries(new URLSearchParams(await text(request))));
      response.writeHead(answer, { location: 'https://www.example.com/' }).end();
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
  });

  afterAll(async () => {
    other.close();
    await database.close();
  });

  beforeEach(async () => {
    received.length = 0;
    nowMs = start;
    answer = 302;
    await database.kysely.deleteFrom('customer_case').execute();
  });

  const now = () => new Date(nowMs);
  const target = () => ({
    url: `http://127.0.0.1:${(other.address() as AddressInfo).port}/web-to-case`,
    orgId: '00D1',
  });
  const forward = () => forwardCases({ db: database.kysely, now, log: Fastify().log }, target());

  async function write(isForwarded = true): Promise<void> {
    const server = createGateway({
      database,
      clock: now,
      ...(isForwarded && { webToCase: target() }),
    });
    const sent = await server.inject({ method: 'POST', url: '/gateway/web-to-case', payload: MESSAGE });
    expect(sent.statusCode).toBe(200);
    await server.close();
  }

  test('each goes once, with the fields of a web-to-case form', async () => {
    await write();
    await forward();
    await forward();
    expect(received).toEqual([
      {
        orgid: '00D1',
        status: 'New',
        type: 'complaint',
        subtype: 'stay',
        locale: 'nl_BE',
        pos: 'BE',
        retURL: '/nl/contact?ref=contact_thank_you',
        contact_reason: 'complaint',
        requestType: 'complaint',
        requestSubtype: 'stay',
        Booking_ID__c: '10000234',
        name: MESSAGE.name,
        email: MESSAGE.email,
        phone: MESSAGE.phone,
        description: MESSAGE.description,
      },
    ]);
  });

  test('one that was not taken goes again, after a growing pause', async () => {
    await write();
    answer = 503;
    await forward();
    nowMs += 29_000;
    await forward();
    expect(received).toHaveLength(1);
    nowMs += 1000;
    await forward();
    nowMs += 59_000;
    await forward();
    expect(received).toHaveLength(2);
    answer = 200;
    nowMs += 1000;
    await forward();
    nowMs += 3_600_000;
    await forward();
    expect(received).toHaveLength(3);
  });

  test('none goes anywhere that was stored while there was no other system', async () => {
    await write(false);
    await forward();
    expect(received).toEqual([]);
  });
});

test('D-106: the other system is configured whole, by https, or not at all', () => {
  const url = 'https://care.example.com/servlet';
  expect(webToCaseFrom({})).toBeUndefined();
  expect(webToCaseFrom({ WEB_TO_CASE_URL: url, WEB_TO_CASE_ORGID: '00D1' })).toEqual({ url, orgId: '00D1' });
  expect(() => webToCaseFrom({ WEB_TO_CASE_URL: url })).toThrow('WEB_TO_CASE_ORGID');
  expect(() => webToCaseFrom({ WEB_TO_CASE_URL: 'http://care', WEB_TO_CASE_ORGID: '1' })).toThrow('https');
});
