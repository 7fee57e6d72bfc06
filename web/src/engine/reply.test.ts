import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from './wire';

/** A section of a module: its number, and its parts. */
const section = (id: number, ...parts: number[][]) => [id, parts.flat().length, ...parts.flat()];
const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
const code = (...body: number[]) => [body.length + 2, 0, ...body, 0x0b];

const I32 = 0x7f;

/** A module as `crates/wasm` makes them, whose answer is `{"ok":1}` or which stops with a panic. */
function built(call: 'answers' | 'panics'): Uint8Array {
  const text = new TextEncoder().encode(call === 'answers' ? '{"ok":1}' : 'the rules broke');
  // The length in the upper half, the address 16 in the lower; or the message told, and a trap.
  const answers = [0x42, 0x10, 0x42, text.length, 0x42, 0x20, 0x86, 0x84];
  const panics = [0x41, 0x10, 0x41, text.length, 0x10, 0x00, 0x00];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [3], [0x60, 2, I32, I32, 0], [0x60, 1, I32, 1, I32], [0x60, 2, I32, I32, 1, 0x7e]),
    ...section(2, [1], name('parlour'), name('panicked'), [0, 0]),
    ...section(3, [3], [1, 0, 2]),
    ...section(5, [1], [0, 1]),
    ...section(
      7,
      [4],
      [...name('memory'), 2, 0],
      [...name('allocate'), 0, 1],
      [...name('free'), 0, 2],
      [...name('call'), 0, 3],
    ),
    ...section(10, [3], code(0x41, 0xc0, 0x00), code(), code(...(call === 'answers' ? answers : panics))),
    ...section(11, [1], [0, 0x41, 0x10, 0x0b, text.length, ...text]),
  ]);
}

/** Serves a module, compressed as it is in a build; how often it was fetched. */
function serves(module: Uint8Array | null) {
  const fetched = vi.fn(async () =>
    module ? new Response(gzipSync(module)) : new Response('', { status: 404 }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

let ask: (address: string) => Promise<Reply>;

describe('the worker', () => {
  beforeEach(async () => {
    // A worker of its own for every test.
    vi.resetModules();
    const { reply } = await import('./reply');
    ask = (address) => reply({ id: 1, address, request: { do: 'games' } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('says so when the module cannot be had, and tries again', async () => {
    serves(null);
    expect(await ask('/gone')).toMatchObject({ trouble: 'failed', error: expect.stringContaining('404') });
    serves(new TextEncoder().encode('no module'));
    expect(await ask('/wrong')).toMatchObject({ trouble: 'blocked' });
    vi.stubGlobal('WebAssembly', undefined);
    expect(await ask('/module')).toMatchObject({ trouble: 'blocked' });
  });

  it('fetches the module once and asks it again and again', async () => {
    const fetched = serves(built('answers'));
    for (let time = 0; time < 3; time += 1) expect(await ask('/module')).toEqual({ ok: 1 });
    expect(fetched.mock.calls.length).toBe(1);
  });

  it('takes a module that the browser has unpacked already', async () => {
    const headers = { 'content-encoding': 'gzip' };
    vi.stubGlobal('fetch', async () => new Response(built('answers').slice(), { headers }));
    expect(await ask('/module')).toEqual({ ok: 1 });
  });

  it('says what a panic said, and asks a fresh engine next time, fetched once', async () => {
    const fetched = serves(built('panics'));
    const started = vi.spyOn(WebAssembly, 'instantiate');
    for (let time = 0; time < 2; time += 1)
      expect(await ask('/module')).toEqual({ trouble: 'failed', error: 'the rules broke' });
    // Node has modules of its own.
    const ours = started.mock.calls.filter(([, imports]) => imports && 'parlour' in imports);
    expect([ours.length, fetched.mock.calls.length]).toEqual([2, 1]);
  });
});
