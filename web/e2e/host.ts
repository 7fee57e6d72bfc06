// A static host, as small as they come: a folder at an address, and where a proof needs it a proxy in front
// of a real server.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

interface Hosted {
  folder: string;
  /** The path of the folder. */
  at?: string;
  /** What is shown where there is no file. */
  otherwise: 'index.html' | '404.html';
  /** The server behind `/api`. */
  server?: string;
}

export class Host {
  private readonly sockets = new Set<Duplex>();
  private readonly listener = createServer((asked, answer) => this.answer(asked, answer));
  /** Every path that was asked for. */
  readonly asked: string[] = [];

  constructor(public hosted: Hosted) {
    this.listener.on('upgrade', (asked, socket) => this.join(asked, socket));
    this.listener.on('connection', (socket) => this.sockets.add(socket));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.listener.listen(0, '127.0.0.1', ready));
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.listener.close(done));
  }

  private answer(asked: IncomingMessage, answer: ServerResponse): void {
    const path = new URL(asked.url ?? '/', this.origin).pathname;
    this.asked.push(path);
    const { folder, at = '/', otherwise, server } = this.hosted;
    if (server && path.startsWith('/api')) {
      this.pass(asked, answer, server);
      return;
    }
    const inside = path.startsWith(at) ? join(folder, path.slice(at.length) || 'index.html') : '';
    const isThere = existsSync(inside) && statSync(inside).isFile();
    const file = isThere ? inside : join(folder, otherwise);
    const status = isThere || (otherwise === 'index.html' && !path.includes('/assets/')) ? 200 : 404;
    answer.writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(answer);
  }

  private pass(asked: IncomingMessage, answer: ServerResponse, server: string): void {
    const passed = request(
      new URL(asked.url ?? '/', server),
      { method: asked.method ?? 'GET', headers: asked.headers },
      (back) => {
        answer.writeHead(back.statusCode ?? 502, back.headers);
        back.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  }

  private join(asked: IncomingMessage, socket: Duplex): void {
    const { hostname, port } = new URL(this.hosted.server ?? this.origin);
    const behind = connect(Number(port), hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
      behind.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      behind.pipe(socket).pipe(behind);
    });
    this.sockets.add(behind);
    for (const one of [behind, socket]) one.on('error', () => one.destroy());
  }
}
