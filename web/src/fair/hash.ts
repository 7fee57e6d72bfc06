// SHA-256 and the canonical form of JSON, as docs/record.md has them. The browser's own hash is not
// there on a page without HTTPS, as on most home networks, so this is written out.

import type { JsonValue } from '../wire';

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

/** The words of one block, and those that follow from them. */
function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15] as number, words[i - 2] as number];
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function compress(state: State, words: Int32Array): State {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (words[i] as number)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  const next = [a, b, c, d, e, f, g, h];
  return state.map((word, i) => (word + (next[i] as number)) | 0) as State;
}

const utf8 = new TextEncoder();

/** The SHA-256 of texts and bytes one after another, in hexadecimal digits. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const all = parts.map((part) => (typeof part === 'string' ? utf8.encode(part) : part));
  const bytes = new Uint8Array(all.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of all) {
    bytes.set(part, end);
    end += part.length;
  }
  const view = padded(bytes);
  let state = START as State;
  for (let at = 0; at < view.byteLength; at += 64) state = compress(state, schedule(view, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** JSON without white space and with sorted keys: what hashes and signatures are made of. */
export function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] as JsonValue)}`).join(',')}}`;
}
