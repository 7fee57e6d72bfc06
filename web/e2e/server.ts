// A real `parlour serve` on a port of its own, with a folder of its own.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CANDIDATES = [process.env.PARLOUR, '../target/release/parlour', '../target/debug/parlour'];

/** The first program that knows how to serve. */
export const PROGRAM = CANDIDATES.find(
  (path) => path && existsSync(path) && spawnSync(path, ['serve', '--help']).status === 0,
);

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  private child: ChildProcess | null = null;

  constructor(readonly port: number) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (!PROGRAM) throw new Error('build the program first, or name it with PARLOUR');
    const child = spawn(PROGRAM, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data], {
      stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'ignore'],
      env: { ...process.env, PARLOUR_RATE: '1000' },
    });
    this.child = child;
    await new Promise<void>((ready, failed) => {
      child.stdout?.on('data', (text) => String(text).includes('serves at') && ready());
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
