// The engine's module: how it is fetched, and the few lines between its memory and text. The other
// side is `crates/wasm`.

/** The engine, ready to be asked: JSON in, JSON out. */
export interface Engine {
  ask(request: string): string;
}

interface Exports {
  memory: WebAssembly.Memory;
  allocate(length: number): number;
  free(address: number, length: number): void;
  call(address: number, length: number): bigint;
}

/** Compiles the module while it comes. It lies compressed on the server, and our own sends files as they are. */
export async function fetchModule(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  // A server that says so has left the unpacking to the browser.
  const packed = answer.headers.get('content-encoding') !== 'gzip';
  const plain = packed ? answer.body.pipeThrough(new DecompressionStream('gzip')) : answer.body;
  return WebAssembly.compileStreaming(
    new Response(plain, { headers: { 'content-type': 'application/wasm' } }),
  );
}

const utf8 = new TextEncoder();
const text = new TextDecoder();

/** A fresh engine. One that has thrown is in no state to be asked again. */
export async function start(module: WebAssembly.Module): Promise<Engine> {
  let panic = '';
  const bytes = (address: number, length: number) => new Uint8Array(exports.memory.buffer, address, length);
  const instance = await WebAssembly.instantiate(module, {
    parlour: {
      now: () => performance.now(),
      random: (address: number, length: number) => {
        crypto.getRandomValues(bytes(address >>> 0, length));
      },
      panicked: (address: number, length: number) => {
        panic = text.decode(bytes(address >>> 0, length));
      },
    },
  });
  const exports = instance.exports as unknown as Exports;
  return {
    ask(request) {
      const sent = utf8.encode(request);
      try {
        const place = exports.allocate(sent.length) >>> 0;
        bytes(place, sent.length).set(sent);
        const packed = BigInt.asUintN(64, exports.call(place, sent.length));
        const [address, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
        const answer = text.decode(bytes(address, length));
        exports.free(address, length);
        return answer;
      } catch (trap) {
        throw new Error(panic || String(trap));
      }
    },
  };
}
