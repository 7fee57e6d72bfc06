// The worker in which the engine thinks, so that the page stays alive meanwhile.

import { reply } from './reply';
import type { Asked } from './wire';

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  postMessage({ id: data.id, ...(await reply(data)) });
});
