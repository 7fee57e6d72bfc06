// What the page knows of its lesson since the latest answer.

import { create } from 'zustand';
import type { Told } from '../local/wire';

export type Taught = Omit<Told, 'verdict' | 'tried'> & {
  verdict: Told['verdict'] | null;
  tried: Told['tried'] | null;
};

export const useTaught = create<Taught>(() => ({
  match: '',
  now: { step: 0, within: false },
  inputs: [],
  verdict: null,
  tried: null,
}));

/** Nothing is said about the latest answer any more. */
export const forgetVerdict = () => useTaught.setState({ verdict: null, tried: null });
