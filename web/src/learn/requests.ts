// What a page asks of the house about lessons.

import type { Input, Now } from '../local/wire';
import { asJson, type Lesson } from './lessons';

async function ofHouse<T>(path: string, body: unknown): Promise<T> {
  const { request } = await import('../local/door');
  return (await request('POST', path, body)) as T;
}

export const learnApi = {
  open: (lesson: Lesson, inputs: Input[]) =>
    ofHouse<{ match: string; now: Now }>('/device/lessons', { lesson: asJson(lesson), inputs }),
  goOn: (match: string) => ofHouse<{ now: Now; inputs: Input[] }>(`/matches/${match}/go-on`, {}),
  show: (match: string) => ofHouse<null>(`/matches/${match}/show`, {}),
};
