// The two engines: the module that the browser loads, and the program `engine` of the same sources.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { start } from '../src/engine/module';
import type { Answers, Reply, Request } from '../src/engine/wire';

export type Ask = <R extends Request>(request: R) => Promise<Answers[R['do']]>;

const answerOf = (text: string) => {
  const reply = JSON.parse(text) as Reply;
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply.ok;
};

export async function inWebAssembly(): Promise<Ask> {
  const packed = new URL('../src/engine/parlour.wasm.gz', import.meta.url);
  if (!existsSync(packed)) throw new Error('build the engine first: cargo xtask wasm');
  const engine = await start(await WebAssembly.compile(gunzipSync(readFileSync(packed))));
  return async (request) => answerOf(engine.ask(JSON.stringify(request))) as never;
}

/** Takes a question and begins at once; the answer is waited for when it is wanted. One at a time. */
export function onThisMachine(): <R extends Request>(request: R) => Promise<() => Promise<Answers[R['do']]>> {
  const program = process.env.PARLOUR_ENGINE ?? '../target/debug/engine';
  if (!existsSync(program))
    throw new Error('build the program first: cargo build -p parlour-wasm --bin engine');
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (request) => {
    // A record is larger than a pipe.
    await new Promise((taken) => child.stdin.write(`${JSON.stringify(request)}\n`, taken));
    return async () => {
      const line = await lines.next();
      if (line.done) throw new Error(`${program} has stopped`);
      return answerOf(line.value) as never;
    };
  };
}
