// What the worker answers: it fetches the engine when it is first asked, and starts a fresh one after a
// panic.

import { type Engine, fetchModule, start } from './module';
import type { Asked, Reply } from './wire';

let module: Promise<WebAssembly.Module> | null = null;
let engine: Engine | null = null;

/** What the engine answers, or why it does not. */
export async function reply({ address, request }: Asked): Promise<Reply> {
  if (typeof WebAssembly === 'undefined')
    return { trouble: 'blocked', error: 'there is no WebAssembly here' };
  try {
    module ??= fetchModule(address);
    engine ??= await start(await module);
  } catch (error) {
    // The next question may find the network back.
    module = null;
    // What a page's policy forbids is a CompileError, too.
    return {
      trouble: error instanceof WebAssembly.CompileError ? 'blocked' : 'failed',
      error: String(error),
    };
  }
  try {
    return JSON.parse(engine.ask(JSON.stringify(request))) as Reply;
  } catch (trap) {
    // The next question gets a fresh one.
    engine = null;
    return { trouble: 'failed', error: trap instanceof Error ? trap.message : String(trap) };
  }
}
