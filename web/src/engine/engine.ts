// The engine in this browser: games and bots as WebAssembly, in a worker of its own. Nothing of it is
// fetched before the first question.

import type { Answers, Asked, Reply, Request, Trouble } from './wire';

/** The built module, where there is one: `cargo xtask wasm` puts it there, and a build goes without. */
const built = import.meta.glob<string>('./parlour.wasm.gz', {
  query: '?url',
  import: 'default',
  eager: true,
});
const address = built['./parlour.wasm.gz'];

/** Why the engine did not answer. */
export class EngineError extends Error {
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message);
  }
}

interface Waiting {
  done(answer: unknown): void;
  failed(error: EngineError): void;
}

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

function hired(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }: MessageEvent<Reply & { id: number }>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) one?.done(data.ok);
    else one?.failed(new EngineError(data.trouble ?? 'failed', data.error));
  };
  // The worker itself: its script does not load, or it is forbidden.
  fresh.onerror = (event) => {
    event.preventDefault();
    fresh.terminate();
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const one of all)
      one.failed(new EngineError('blocked', event.message || 'the worker did not start'));
  };
  worker = fresh;
  return fresh;
}

/** Where the module is; only where there is one. */
export const moduleAddress = (): string => new URL(address ?? '', location.href).href;

export const engine = {
  /** Whether this build of the client has one. */
  isThere: address !== undefined,

  /** Asks it. Questions are answered one at a time, in their order. */
  ask<R extends Request>(request: R): Promise<Answers[R['do']]> {
    return new Promise((done, failed) => {
      if (address === undefined) return failed(new EngineError('failed', 'the engine was not built'));
      asked += 1;
      const question: Asked = { id: asked, address: moduleAddress(), request };
      try {
        hired().postMessage(question);
      } catch (error) {
        return failed(new EngineError('blocked', String(error)));
      }
      waiting.set(asked, { done: done as Waiting['done'], failed });
    });
  },
};
