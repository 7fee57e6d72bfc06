// One socket for all tables of this page: requests with replies, news to whoever listens, and a
// connection that comes back by itself and goes on where it stopped.

import { Refused, whoami } from './api';
import { isLocal } from './local/ids';
import { socketAddress, socketProtocols } from './server';
import type { Answer, Ask, Fault, Message } from './wire';

export type Link = 'connecting' | 'open' | 'lost';

interface Waiting {
  match: string;
  ask: Ask;
  done(answer: Answer): void;
  failed(error: Error): void;
  /** Whether it may be sent again after a break: only what applies once. */
  again: boolean;
}

export interface Listener {
  heard(message: Message): void;
  /** What to send when the connection is (back) there. */
  attach(): Ask;
  attached(answer: Answer): void;
  refused(error: Error): void;
}

/** What is used of a WebSocket. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class ParlourSocket {
  private socket: Line | null = null;
  private wait = FIRST_WAIT;
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, Listener>();
  private readonly watchers = new Set<(link: Link) => void>();
  link: Link = 'lost';

  constructor(
    private readonly address: () => string = socketAddress,
    private readonly hello: () => Promise<unknown> = whoami,
    // It tells its handlers more than is used.
    private readonly dial = (address: string): Line =>
      new WebSocket(address, socketProtocols()) as unknown as Line,
  ) {}

  /** Sits down at a match. */
  listen(match: string, listener: Listener): () => void {
    this.listeners.set(match, listener);
    if (this.link === 'open') this.attach(match, listener);
    else this.connect();
    return () => {
      if (this.listeners.get(match) !== listener) return;
      this.listeners.delete(match);
      if (this.link === 'open') this.ask(match, { do: 'detach' }).catch(() => {});
    };
  }

  watch(watcher: (link: Link) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.link);
    return () => this.watchers.delete(watcher);
  }

  /** Asks something of a match. An act or a deal survives a broken connection: its key makes it apply once. */
  ask(match: string, ask: Ask): Promise<Answer> {
    return new Promise((done, failed) => {
      const again = ask.do === 'act' || ask.do === 'act_all' || ask.do === 'deal';
      const id = this.next++;
      const waiting = { match, ask, done, failed, again };
      if (this.link === 'open') this.send(id, waiting);
      else if (again || ask.do === 'chat') this.waiting.set(id, { ...waiting, again: true });
      else failed(new Refused({ code: 'server/busy', message: 'not connected' }, 0));
    });
  }

  connect(): void {
    if (this.socket || this.listeners.size === 0) return;
    this.become('connecting');
    clearTimeout(this.timer);
    this.hello()
      .then(() => this.open())
      .catch(() => this.lose());
  }

  private open(): void {
    if (this.socket) return;
    const socket = this.dial(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.become('open');
      for (const [match, listener] of this.listeners) this.attach(match, listener);
      for (const [id, waiting] of [...this.waiting]) if (waiting.again) this.send(id, waiting);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    this.socket = null;
    this.become('lost');
    for (const [id, waiting] of [...this.waiting]) {
      if (waiting.again) continue;
      this.waiting.delete(id);
      waiting.failed(new Refused({ code: 'server/busy', message: 'connection lost' }, 0));
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(link: Link): void {
    this.link = link;
    for (const watcher of this.watchers) watcher(link);
  }

  private attach(match: string, listener: Listener): void {
    this.ask(match, listener.attach()).then(
      (answer) => listener.attached(answer),
      (error: Error) => listener.refused(error),
    );
  }

  private send(id: number, waiting: Waiting): void {
    this.waiting.set(id, waiting);
    this.socket?.send(JSON.stringify({ id, match: waiting.match, ask: waiting.ask }));
  }

  private hear(message: Message): void {
    if ('reply' in message) {
      const reply = message.reply;
      const waiting = this.waiting.get(reply.re);
      this.waiting.delete(reply.re);
      if ('fault' in reply) waiting?.failed(new Refused(reply.fault as Fault, 0));
      else waiting?.done(reply.ok);
      return;
    }
    const match = matchOf(message);
    if (match === null) for (const listener of this.listeners.values()) listener.heard(message);
    else this.listeners.get(match)?.heard(message);
  }
}

function matchOf(message: Message): string | null {
  if ('update' in message) return message.update.match;
  if ('match' in message) return message.match.id;
  if ('presence' in message) return message.presence.match;
  if ('chat' in message) return message.chat.match;
  if ('undo' in message) return message.undo.match;
  if ('ready' in message) return message.ready.match;
  if ('frozen' in message) return message.frozen.match;
  if ('stand_in' in message) return message.stand_in.match;
  return null;
}

const socket = new ParlourSocket();

let door: typeof import('./local/door') | null = null;

/** The same to the house of this browser, which is fetched when it is first needed. */
const localSocket = new ParlourSocket(
  () => '',
  async () => {
    door ??= await import('./local/door');
  },
  () => {
    if (!door) throw new Error('the door is open after the hello');
    return new door.LocalLine();
  },
);

/** The socket to wherever a match is. */
export const socketTo = (match: string): ParlourSocket => (isLocal(match) ? localSocket : socket);
