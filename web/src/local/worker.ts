// The worker in which local matches are played: the house, with the engine in it.

import { fetchModule, start } from '../engine/module';
import { lectern } from '../learn/lectern';
import type { JsonValue } from '../wire';
import { faultOf, House } from './house';
import { shelf } from './keep';
import type { FromHouse, ToHouse } from './wire';

/** Between the tabs of this browser. */
const tabs = new BroadcastChannel('parlour-local');
const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');

const post = (message: FromHouse) => postMessage(message);

let module: Promise<WebAssembly.Module> | null = null;
let house: House | null = null;

function built({ address, name, hurry }: { address: string; name: string; hurry: string[] }): House {
  return new House(
    {
      keep: lectern(shelf),
      start: async () => {
        module ??= fetchModule(address);
        // The next one may find the network back.
        module.catch(() => {
          module = null;
        });
        return start(await module);
      },
      now: () => Date.now(),
      tell: (socket, text) => post({ tell: { socket, text } }),
      cut: () => post({ cut: true }),
      teach: (lesson) => post({ lesson }),
      thinks: (thinks) => post({ thinks }),
      spread: (match, news) => tabs.postMessage({ match, from: tab, news }),
    },
    { id: 'me', name },
    new Set(hurry),
  );
}

tabs.onmessage = ({ data }: MessageEvent<{ match: string; from: string; news: JsonValue }>) =>
  house?.heard(data.match, data.from, data.news);

addEventListener('message', async ({ data }: MessageEvent<ToHouse>) => {
  if ('hello' in data) house = built(data.hello);
  else if ('frame' in data) await house?.frame(data.frame.socket, data.frame.text);
  else if ('request' in data) {
    const { id, method, path, body } = data.request;
    const response = await house?.request(method, path, body).then(
      (ok) => ({ id, ok }),
      (error: unknown) => ({ id, fault: faultOf(error) }),
    );
    if (response) post({ response });
  }
});
