// The way from a page to the house of this browser: requests and lines as to a server. The house has a
// worker of its own, which can be stopped while a bot thinks; whatever it had kept is there afterwards.

import { Refused } from '../api';
import { moduleAddress } from '../engine/engine';
import { spoken } from '../language';
import { useTaught } from '../learn/taught';
import { queries } from '../queries';
import type { Fault, Person } from '../wire';
import { useThinking } from './useThinking';
import type { FromHouse, ToHouse } from './wire';

interface Waiting {
  done(answer: unknown): void;
  failed(error: Refused): void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, LocalLine>();

function hired(hurry: string[] = []): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  // The worker itself: its script does not load, or it is forbidden.
  fresh.onerror = (event) => {
    event.preventDefault();
    dismiss({ code: 'local/engine', message: event.message || 'the worker did not start' });
  };
  worker = fresh;
  const name = queries.getQueryData<Person>(['me'])?.name ?? spoken().t('shell.guest');
  send({ hello: { address: moduleAddress(), name, hurry } });
  return fresh;
}

const send = (message: ToHouse) => hired().postMessage(message);

function hear(message: FromHouse): void {
  if ('tell' in message) lines.get(message.tell.socket)?.onmessage?.({ data: message.tell.text });
  else if ('lesson' in message) useTaught.setState(message.lesson);
  else if ('thinks' in message) useThinking.setState({ thinks: message.thinks });
  else if ('cut' in message) cut();
  else {
    const { response } = message;
    const one = waiting.get(response.id);
    waiting.delete(response.id);
    if ('fault' in response) one?.failed(new Refused(response.fault, 422));
    else one?.done(response.ok);
  }
}

/** Ends every line, as a server does that stops. */
function cut(): void {
  const all = [...lines.values()];
  lines.clear();
  for (const line of all) line.onclose?.();
}

/** Ends the worker; the next question gets a fresh one. */
function dismiss(fault: Fault): void {
  worker?.terminate();
  worker = null;
  useThinking.setState({ thinks: null });
  const all = [...waiting.values()];
  waiting.clear();
  for (const one of all) one.failed(new Refused(fault, 0));
  cut();
}

/** Answers a request to a path of the API. */
export function request(method: string, path: string, body?: unknown): Promise<unknown> {
  return new Promise((done, failed) => {
    asked += 1;
    waiting.set(asked, { done, failed });
    send({ request: { id: asked, method, path, body } });
  });
}

/** Ends what a bot thinks. The match is opened again as it was kept, and the simplest bot decides this once. */
export function stopThinking(): void {
  const { thinks } = useThinking.getState();
  if (!thinks) return;
  dismiss({ code: 'server/busy', message: 'the bot was stopped' });
  hired(thinks.hint ? [] : [thinks.match]);
}

/** What a page has of a WebSocket, with the house at its other end. */
export class LocalLine {
  private readonly id: number;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    asked += 1;
    this.id = asked;
    lines.set(this.id, this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    if (lines.has(this.id)) send({ frame: { socket: this.id, text } });
  }
}
