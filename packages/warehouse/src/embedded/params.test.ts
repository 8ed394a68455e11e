// What a session is told before each statement on it.
import { expect, test } from 'vitest';
import { toSettings } from '../settings.ts';
import { setText, type Told, untold } from './params.ts';

const options = { name: 'test' };
const sql = '';

/** Tells a session of one statement after the other, and says what it is told each time. */
const session = () => {
  const told: Told = new Map();
  return (params: Record<string, string | number>, settings: ReturnType<typeof toSettings>) => {
    const tell = untold({ sql, params }, settings, told);
    for (const [name, literal] of tell) told.set(name, literal);
    return Object.fromEntries(tell);
  };
};

test('a session is told once what is the same for all statements', () => {
  const tell = session();
  const first = tell({ country_0: "it's" }, toSettings('query', options, 'tag 1', 2));
  expect(first).toMatchObject({ max_threads: '2', limit: '0', log_comment: "'tag 1'", param_country_0: "'it\\'s'" });
  expect(tell({ country_0: "it's" }, toSettings('query', options, 'tag 2', 2))).toEqual({ log_comment: "'tag 2'" });
});

test('nothing of a statement stays for the next: neither its limits nor its values', () => {
  const tell = session();
  const plain = toSettings('query', options, 'tag', 2);
  tell(
    { country_0: 'IT', kind_0: 'movie' },
    toSettings('stream', { ...options, rowsMax: 7, timeoutMs: 100 }, 'tag', 1),
  );
  expect(tell({ kind_0: 'series' }, plain)).toEqual({
    limit: '0',
    max_execution_time: '30',
    max_result_rows: '1000000',
    max_threads: '2',
    output_format_parallel_formatting: '0',
    param_country_0: "''",
    param_kind_0: "'series'",
  });
  expect(tell({}, plain)).toEqual({ param_kind_0: "''" });
  expect(tell({}, toSettings('command', options, 'tag', 2))).toMatchObject({ max_insert_threads: '2' });
});

test('the settings of every purpose have the same names', () => {
  const names = (['query', 'stream', 'command'] as const).map((purpose) =>
    Object.keys(toSettings(purpose, options, 'tag', 2)),
  );
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toEqual(names[0]);
});

test('what is told is one statement', () => {
  expect(
    setText(
      new Map([
        ['max_threads', '2'],
        ['param_a', "'x'"],
      ]),
    ),
  ).toBe("SET max_threads = 2, param_a = 'x'");
});
