import { describe, expect, test } from 'vitest';
import { readCommand, UsageError } from './options.ts';

describe('readCommand', () => {
  test('without options: port 4100 on this machine alone, data in the repository', () => {
    const { data, ...command } = readCommand([]);
    expect(command).toEqual({ port: 4100, host: '127.0.0.1' });
    expect(data).toMatch(/\.data\/gateway$/);
  });

  test('every option is read', () => {
    expect(
      readCommand([
        '--port=0',
        '--host',
        '::1',
        '--hotels',
        '20',
        '--data',
        '/tmp/x',
        '--today',
        '2028-02-29',
      ]),
    ).toEqual({ port: 0, host: '::1', hotels: 20, data: '/tmp/x', today: '2028-02-29' });
  });

  test.each([
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--port', '4e3'], '--port must be a whole number from 0 to 65535, not "4e3".'],
    [['--hotels', '0'], '--hotels must be a whole number from 1 to 1000000, not "0".'],
    [['--hotels', 'many'], '--hotels must be a whole number from 1 to 1000000, not "many".'],
    [['--today', '2026-02-30'], '--today must be a day as YYYY-MM-DD, not "2026-02-30".'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j is refused: %s', (args, reason) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(reason);
  });
});
