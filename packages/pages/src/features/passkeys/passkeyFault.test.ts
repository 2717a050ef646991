import { ApiError } from '@sabadora/api';
import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';
import { passkeyFault } from './passkeyFault.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ['NotAllowedError', 1000, 'cancelled'],
  ['NotAllowedError', 300_000, 'timeout'],
  ['AbortError', 1000, 'cancelled'],
  ['InvalidStateError', 1000, 'registered'],
  ['SecurityError', 1000, 'failed'],
])('D-081: a browser that fails with %s after %d ms: %s', (name, elapsedMs, fault) => {
  expect(passkeyFault(named(name), elapsedMs)).toBe(fault);
});

test.each([
  [400, 'unknown'],
  [404, 'unknown'],
  [409, 'registered'],
  [429, 'tooMany'],
  [500, 'failed'],
] as const)('D-081: a passkey that the gateway answers with %d: %s', (status, fault) => {
  expect(passkeyFault(new ApiError({ call: 'addPasskey', reason: 'status', status }), 0)).toBe(fault);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/150', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150', 'Linux'],
  ['curl/8', undefined],
])('a passkey is named after its device: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
