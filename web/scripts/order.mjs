// Puts functions that are alike beside each other in a WebAssembly module, and leaves their names out.
// gzip looks back 32 kB, and what Rust makes of one generic function for many types lies megabytes
// apart: beside each other they are a fifteenth smaller when they are packed.

const [CUSTOM, IMPORT, FUNCTION, EXPORT, START, ELEMENT, CODE] = [0, 2, 3, 7, 8, 9, 10];

/** The same module in another order. */
export function ordered(module) {
  const parts = sections(module);
  const bytesOf = (wanted) => parts.find(({ id }) => id === wanted)?.bytes ?? Uint8Array.of(0);
  const imported = functionImports(new Reader(bytesOf(IMPORT)));
  const types = list(new Reader(bytesOf(FUNCTION)), (reader) => reader.number());
  const bodies = list(new Reader(bytesOf(CODE)), (reader) => reader.take(reader.number()));
  const order = familiesOf(bodies, functionNames(parts), imported);
  const places = new Map(order.map((from, to) => [from + imported, to + imported]));
  const moved = (number) => places.get(number) ?? number;
  const rewritten = {
    [FUNCTION]: () => vector(order.map((from) => leb(types[from]))),
    [EXPORT]: () => vector(exportsOf(bytesOf(EXPORT), moved)),
    [START]: () => leb(moved(new Reader(bytesOf(START)).number())),
    [ELEMENT]: () => vector(elementsOf(bytesOf(ELEMENT), moved)),
    [CODE]: () => vector(order.map((from) => sized(bodyOf(bodies[from], moved)))),
  };
  const kept = parts.filter(({ id }) => id !== CUSTOM);
  const written = kept.flatMap(({ id, bytes }) => [[id], sized(rewritten[id]?.() ?? bytes)]);
  return Buffer.concat([module.subarray(0, 8), ...written.map((bytes) => Uint8Array.from(bytes))]);
}

/** The functions by number: those of one generic function together, the short ones first. */
function familiesOf(bodies, names, imported) {
  const families = new Map();
  for (const number of bodies.keys()) {
    // The hash at the end of a name is what tells its types apart.
    const name = names.get(number + imported)?.replace(/17h[0-9a-f]{16}E$/, '') ?? number;
    if (!families.has(name)) families.set(name, []);
    families.get(name).push(number);
  }
  const shortFirst = (one, other) => bodies[one].length - bodies[other].length;
  return [...families.values()].flatMap((family) => family.sort(shortFirst));
}

class Reader {
  at = 0;

  constructor(bytes) {
    this.bytes = bytes;
  }

  get isAtEnd() {
    return this.at >= this.bytes.length;
  }

  byte() {
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  number() {
    let [number, unit, byte] = [0, 1, 128];
    while (byte & 128) {
      byte = this.byte();
      number += (byte & 127) * unit;
      unit *= 128;
    }
    return number;
  }

  text() {
    return Buffer.from(this.take(this.number())).toString();
  }
}

const list = (reader, item) => Array.from({ length: reader.number() }, () => item(reader));

function leb(number) {
  const bytes = [];
  for (let rest = number; rest > 127 || bytes.push(rest) === 0; rest = Math.floor(rest / 128))
    bytes.push((rest % 128) | 128);
  return bytes;
}

/** Bytes behind their number. */
const sized = (bytes) => Buffer.concat([Buffer.from(leb(bytes.length)), Buffer.from(bytes)]);

/** Items behind their number. */
const vector = (items) =>
  Buffer.concat([Buffer.from(leb(items.length)), ...items.map((item) => Buffer.from(item))]);

function sections(module) {
  const [reader, found] = [new Reader(module), []];
  reader.take(8);
  while (!reader.isAtEnd) {
    const id = reader.byte();
    found.push({ id, bytes: reader.take(reader.number()) });
  }
  return found;
}

/** How many functions are imported: they have the first numbers. */
function functionImports(reader) {
  const kinds = list(reader, () => {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind !== 0) throw new Error(`an import of kind ${kind}`);
    return reader.number();
  });
  return kinds.length;
}

/** What the linker calls them. */
function functionNames(parts) {
  const names = new Map();
  for (const { id, bytes } of parts) {
    const reader = new Reader(bytes);
    if (id !== CUSTOM || reader.text() !== 'name') continue;
    while (!reader.isAtEnd) {
      const [kind, part] = [reader.byte(), new Reader(reader.take(reader.number()))];
      if (kind === 1)
        for (const [number, name] of list(part, () => [part.number(), part.text()])) names.set(number, name);
    }
  }
  if (names.size === 0) throw new Error('the module has no names');
  return names;
}

function exportsOf(bytes, moved) {
  const reader = new Reader(bytes);
  return list(reader, () => {
    const [name, kind, number] = [reader.take(reader.number()), reader.byte(), reader.number()];
    return [...sized(name), kind, ...leb(kind === 0 ? moved(number) : number)];
  });
}

function elementsOf(bytes, moved) {
  const reader = new Reader(bytes);
  return list(reader, () => {
    // A table's place as a constant, then functions: Rust makes no others.
    const from = reader.at;
    const [flags, constant] = [reader.number(), reader.byte(), reader.number()];
    if (flags !== 0 || constant !== 0x41) throw new Error(`elements of kind ${flags}`);
    if (reader.byte() !== 0x0b) throw new Error('a place that is no constant');
    const place = bytes.subarray(from, reader.at);
    return [...place, ...vector(list(reader, () => leb(moved(reader.number()))))];
  });
}

/** A function with other numbers for those it calls. */
function bodyOf(bytes, moved) {
  const [reader, pieces] = [new Reader(bytes), []];
  let copied = 0;
  list(reader, () => [reader.number(), reader.byte()]);
  while (!reader.isAtEnd) {
    const code = reader.byte();
    if (code === 0x10 || code === 0x12 || code === 0xd2) {
      pieces.push(bytes.subarray(copied, reader.at), Buffer.from(leb(moved(reader.number()))));
      copied = reader.at;
    } else pass(reader, code);
  }
  if (reader.at !== bytes.length) throw new Error('a function ends within an instruction');
  return Buffer.concat([...pieces, bytes.subarray(copied)]);
}

/** Passes what follows the code of an instruction. */
function pass(reader, code) {
  const numbers = (count) => {
    for (let left = count; left > 0; left -= 1) reader.number();
  };
  if (code === 0xfc) return numbers(BULK[reader.number()] ?? unknown(code));
  if (code === 0xfd) return passVector(reader, reader.number());
  if (code === 0x0e) return numbers(reader.number() + 1);
  if (code === 0x1c) return reader.take(reader.number());
  if (code === 0x43) return reader.take(4);
  if (code === 0x44) return reader.take(8);
  if (code === 0x11 || (code >= 0x28 && code <= 0x3e)) return numbers(2);
  if ([0x02, 0x03, 0x04, 0x0c, 0x0d, 0x3f, 0x40, 0x41, 0x42, 0xd0].includes(code)) return numbers(1);
  if (code >= 0x20 && code <= 0x26) return numbers(1);
  if ([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1].includes(code) || (code >= 0x45 && code <= 0xc4))
    return;
  unknown(code);
}

/** How many numbers follow the instructions after 0xfc. */
const BULK = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Instructions for several numbers at once: those for memory, for constants and for single lanes. */
function passVector(reader, code) {
  const isMemory = code <= 11 || (code >= 84 && code <= 93);
  if (isMemory) for (const _ of [0, 1]) reader.number();
  if (code === 12 || code === 13) reader.take(16);
  if ((code >= 21 && code <= 34) || (code >= 84 && code <= 91)) reader.byte();
}

function unknown(code) {
  throw new Error(`an unknown instruction: ${code}`);
}
