// A real `parlour serve` on a port of its own, with a folder of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without a program there is nothing to prove, and that is a failure. */
export function programPath(): string {
  const candidates = [process.env.PARLOUR, '../target/debug/parlour', '../target/release/parlour'];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found)
    throw new Error('build the program first (cargo build -p parlour-cli), or name it with PARLOUR');
  return found;
}

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  private child: ChildProcess | null = null;
  private port = 0;

  /** With more settings, if that is said. */
  constructor(private readonly more: string[] = []) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The first start takes any free port; a restart takes the same one again. */
  async start(): Promise<void> {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, ...this.more];
    const child = spawn(programPath(), args, {
      stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'ignore'],
      // The same cards and dice, and the same bots, in every run.
      env: { PARLOUR_REHEARSAL: '1', ...process.env, PARLOUR_RATE: '1000' },
    });
    this.child = child;
    await new Promise<void>((ready, failed) => {
      child.stdout?.on('data', (text) => {
        const found = /running at \S+:(\d+)/.exec(String(text));
        if (!found) return;
        this.port = Number(found[1]);
        ready();
      });
      child.on('exit', (code) => failed(new Error(`parlour serve stopped with ${code}`)));
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child) return;
    this.child = null;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
